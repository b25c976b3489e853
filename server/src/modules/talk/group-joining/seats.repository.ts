import { sql } from 'kysely';
import type { Moment, Reader, Tx } from '../../../platform/database/index.ts';

type Tables = {
  group_seat: {
    uid: string;
    /** Empty, or the id of the channel where each has a seat of its own (D22). */
    scope: string;
    group_id: string;
  };
  group_exit: { uid: string; channel_id: string; left_at: Moment };
};
const tables = (reader: Reader) => reader.withTables<Tables>();

/**
 * Gives a member's one seat to a group, and waits for whoever is just taking it.
 * @returns whether it was free; that of a group that was dissolved is
 */
export async function takeSeat(tx: Tx, uid: string, scope: string, groupId: string): Promise<boolean> {
  const taken = await tables(tx)
    .insertInto('group_seat')
    .values({ uid, scope, group_id: groupId })
    .onConflict((conflict) =>
      conflict
        .columns(['uid', 'scope'])
        .doUpdateSet({ group_id: groupId })
        .where(
          sql<boolean>`EXISTS (SELECT 1 FROM class_group AS held
            WHERE held.group_id = group_seat.group_id AND held.dissolved_at IS NOT NULL)`,
        ),
    )
    .returning('uid')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function freeSeat(tx: Tx, uid: string, groupId: string): Promise<void> {
  await tables(tx).deleteFrom('group_seat').where('uid', '=', uid).where('group_id', '=', groupId).execute();
}

/** @param at UTC ms */
export async function saveExit(tx: Tx, uid: string, channelId: string, at: number): Promise<void> {
  const left_at = new Date(at);
  await tables(tx)
    .insertInto('group_exit')
    .values({ uid, channel_id: channelId, left_at })
    .onConflict((conflict) => conflict.columns(['uid', 'channel_id']).doUpdateSet({ left_at }))
    .execute();
}

/** When a member last left a fan group of a channel, UTC ms; undefined for never. */
export const findExit = async (reader: Reader, uid: string, channelId: string): Promise<number | undefined> =>
  (
    await tables(reader)
      .selectFrom('group_exit')
      .select('left_at')
      .where('uid', '=', uid)
      .where('channel_id', '=', channelId)
      .executeTakeFirst()
  )?.left_at;
