import { sql } from 'kysely';
import type { Moment, Reader, Tx } from '../../../platform/database/index.ts';

type GroupSeatTables = {
  group_seat: {
    uid: string;
    /** Empty, or the id of the channel where each has a seat of its own (D22). */
    scope: string;
    group_id: string | null;
    /** The channel whose fan club holds it, alone or with a chat group of that channel. */
    club_id: string | null;
  };
  group_exit: { uid: string; channel_id: string; left_at: Moment };
};
const tables = (reader: Reader) => reader.withTables<GroupSeatTables>();

/** No group holds the seat; one that was dissolved does not. */
const isWithoutGroup = sql<boolean>`(group_seat.group_id IS NULL OR EXISTS (SELECT 1 FROM class_group AS holder
  WHERE holder.group_id = group_seat.group_id AND holder.dissolved_at IS NOT NULL))`;

/**
 * Gives a member's one seat to a group, and waits for whoever is just taking it.
 * @param club the channel whose fan club may hold it already; null for a group that belongs to none
 * @returns whether it was free
 */
export async function takeSeat(
  tx: Tx,
  uid: string,
  scope: string,
  groupId: string,
  club: string | null,
): Promise<boolean> {
  const taken = await tables(tx)
    .insertInto('group_seat')
    .values({ uid, scope, group_id: groupId, club_id: null })
    .onConflict((conflict) =>
      conflict
        .columns(['uid', 'scope'])
        .doUpdateSet({ group_id: groupId })
        .where(
          sql<boolean>`${isWithoutGroup} AND (group_seat.club_id IS NULL OR group_seat.club_id = ${club})`,
        ),
    )
    .returning('uid')
    .executeTakeFirst();
  return taken !== undefined;
}

/** The member is no more in that group; the seat stays with the club that holds it too. */
export async function freeSeat(tx: Tx, uid: string, groupId: string): Promise<void> {
  await tables(tx)
    .deleteFrom('group_seat')
    .where('uid', '=', uid)
    .where('group_id', '=', groupId)
    .where('club_id', 'is', null)
    .execute();
  await tables(tx)
    .updateTable('group_seat')
    .set({ group_id: null })
    .where('uid', '=', uid)
    .where('group_id', '=', groupId)
    .execute();
}

/**
 * The same as `takeSeat` for the fan club of a channel, which a fan group of that channel may hold already.
 * @returns whether it was free
 */
export async function takeClubSeat(tx: Tx, uid: string, scope: string, channelId: string): Promise<boolean> {
  const { rows } =
    await sql`INSERT INTO group_seat (uid, scope, club_id) VALUES (${uid}, ${scope}, ${channelId})
    ON CONFLICT (uid, scope) DO UPDATE
      SET club_id = excluded.club_id, group_id = CASE WHEN ${isWithoutGroup} THEN NULL ELSE group_seat.group_id END
      WHERE (group_seat.club_id IS NULL OR group_seat.club_id = excluded.club_id)
        AND (${isWithoutGroup} OR EXISTS (SELECT 1 FROM class_group AS holder
          WHERE holder.group_id = group_seat.group_id AND holder.kind = 'fan' AND holder.channel_id = excluded.club_id))
    RETURNING uid`.execute(tx);
  return rows.length > 0;
}

/** What holds the member's seat: a group by its name, else a club by its channel; undefined when it is free. */
export async function findSeat(
  reader: Reader,
  uid: string,
  scope: string,
): Promise<{ readonly group: string | null; readonly club_id: string | null } | undefined> {
  const { rows } = await sql<{ group: string | null; club_id: string | null }>`
    SELECT holder.name AS group, club_id FROM group_seat LEFT JOIN class_group AS holder USING (group_id)
    WHERE uid = ${uid} AND scope = ${scope}`.execute(reader);
  return rows[0];
}

export async function freeClubSeat(tx: Tx, uid: string, channelId: string): Promise<void> {
  await tables(tx).deleteFrom('group_seat').where('uid', '=', uid).where('club_id', '=', channelId).execute();
}

/** Members of a channel's club who are in one of its fan groups. */
export async function findTalkers(reader: Reader, channelId: string): Promise<string[]> {
  const rows = await tables(reader)
    .selectFrom('group_seat')
    .select('uid')
    .where('club_id', '=', channelId)
    .where('group_id', 'is not', null)
    .execute();
  return rows.map(({ uid }) => uid);
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
