import { sql } from 'kysely';
import type { Reader, Tx } from '../../../../platform/database/index.ts';
import { tables, type WatchRow } from '../replay.tables.ts';

/** Adds to how long a member has watched a replay, and moves the place where they are. */
export async function addReplayWatch(tx: Tx, row: WatchRow): Promise<void> {
  await tables(tx)
    .insertInto('live_replay_watch')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['live_id', 'uid']).doUpdateSet({
        seconds: sql`live_replay_watch.seconds + excluded.seconds`,
        place: sql`excluded.place`,
      }),
    )
    .execute();
}

/** Where the member was last, ms of the whole recording; null where they never watched it. */
export async function findPlace(reader: Reader, liveId: string, uid: string): Promise<number | null> {
  const row = await tables(reader)
    .selectFrom('live_replay_watch')
    .select('place')
    .where('live_id', '=', liveId)
    .where('uid', '=', uid)
    .executeTakeFirst();
  return row?.place ?? null;
}

/** Whether the member has watched any replay. */
export async function hasWatchedReplay(reader: Reader, uid: string): Promise<boolean> {
  const row = await tables(reader)
    .selectFrom('live_replay_watch')
    .select('live_id')
    .where('uid', '=', uid)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
