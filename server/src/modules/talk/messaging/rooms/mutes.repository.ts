import { sql, type Selectable } from 'kysely';
import {
  momentAt,
  withDates,
  type Moment,
  type Reader,
  type Tx,
} from '../../../../platform/database/index.ts';

type RoomMuteTables = {
  room_mute: {
    room: string;
    uid: string;
    /** Null means for ever. */
    muted_until: Moment | null;
    by_uid: string;
    reason: string;
    muted_at: Moment;
  };
};
/** Somebody who may not speak in a room. */
export type MuteRow = Omit<Selectable<RoomMuteTables['room_mute']>, 'room' | 'muted_at'>;

const tables = (reader: Reader) => reader.withTables<RoomMuteTables>();

/** Mutes that hold at `now`. */
const holding = (reader: Reader, room: string, now: number) =>
  tables(reader)
    .selectFrom('room_mute')
    .where('room', '=', room)
    .where((eb) => eb.or([eb('muted_until', 'is', null), eb('muted_until', '>', momentAt(now))]));

/** Those of `uids` who may not speak at `now`. */
export async function findMutes(
  reader: Reader,
  room: string,
  uids: readonly string[],
  now: number,
): Promise<Map<string, MuteRow>> {
  const rows = await holding(reader, room, now)
    .select(['uid', 'muted_until', 'by_uid', 'reason'])
    .where('uid', '=', sql<string>`ANY(${uids}::text[])`)
    .execute();
  return new Map(rows.map((row) => [row.uid, row]));
}

export interface MutesWanted {
  readonly room: string;
  /** Only the mute of this member. */
  readonly uid?: string | undefined;
}

/** The newest first. @param page from 1 */
export async function listMutes(
  reader: Reader,
  { room, uid }: MutesWanted,
  now: number,
  page: number,
  pageSize: number,
): Promise<{ rows: MuteRow[]; total: number }> {
  const wanted = holding(reader, room, now).$if(uid !== undefined, (query) =>
    query.where('uid', '=', uid ?? ''),
  );
  const rows = await wanted
    .select(['uid', 'muted_until', 'by_uid', 'reason'])
    .orderBy('muted_at', 'desc')
    .orderBy('uid')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const { total } = await wanted
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

/** A second mute replaces the first. @param at UTC ms */
export async function saveMute(tx: Tx, room: string, mute: MuteRow, at: number): Promise<void> {
  const { uid, ...rest } = mute;
  const values = withDates({ ...rest, muted_at: at }, 'muted_until', 'muted_at');
  await tables(tx)
    .insertInto('room_mute')
    .values({ room, uid, ...values })
    .onConflict((conflict) => conflict.columns(['room', 'uid']).doUpdateSet(values))
    .execute();
}

/** @returns whether there was one */
export async function deleteMute(tx: Tx, room: string, uid: string): Promise<boolean> {
  const gone = await tables(tx)
    .deleteFrom('room_mute')
    .where('room', '=', room)
    .where('uid', '=', uid)
    .returning('uid')
    .executeTakeFirst();
  return gone !== undefined;
}
