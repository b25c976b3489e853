import { sql, type Generated, type Selectable } from 'kysely';
import { withDates, type Moment, type Reader, type Tx } from '../../../platform/database/index.ts';

type DirectTables = {
  direct_room: { room: string; low_uid: string; high_uid: string; created_at: Moment };
  direct_choice: { room: string; uid: string; muted: Generated<boolean>; pinned: Generated<boolean> };
};
export type DirectRow = Selectable<DirectTables['direct_room']>;

/** What a member has chosen for their own view of a conversation (G177). */
export type DirectChoice = Pick<Selectable<DirectTables['direct_choice']>, 'muted' | 'pinned'>;

const tables = (reader: Reader) => reader.withTables<DirectTables>();

export const findPair = (reader: Reader, low: string, high: string): Promise<DirectRow | undefined> =>
  tables(reader)
    .selectFrom('direct_room')
    .selectAll()
    .where('low_uid', '=', low)
    .where('high_uid', '=', high)
    .executeTakeFirst();

/** Claims the pair, and waits for whoever is just claiming it. @returns whether it was free */
export async function claimPair(tx: Tx, row: DirectRow): Promise<boolean> {
  const claimed = await tables(tx)
    .insertInto('direct_room')
    .values(withDates(row, 'created_at'))
    .onConflict((conflict) => conflict.columns(['low_uid', 'high_uid']).doNothing())
    .returning('room')
    .executeTakeFirst();
  return claimed !== undefined;
}

export const findDirectRoom = (reader: Reader, room: string): Promise<DirectRow | undefined> =>
  tables(reader).selectFrom('direct_room').selectAll().where('room', '=', room).executeTakeFirst();

/** The conversations of members, those of two of them with both. */
export const findRoomsOf = async (
  reader: Reader,
  uids: readonly string[],
): Promise<{ readonly uid: string; readonly room: string }[]> => {
  const wanted = new Set(uids);
  const rows = await tables(reader)
    .selectFrom('direct_room')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb('low_uid', '=', sql<string>`ANY(${[...uids]}::text[])`),
        eb('high_uid', '=', sql<string>`ANY(${[...uids]}::text[])`),
      ]),
    )
    .execute();
  return rows.flatMap(({ room, low_uid, high_uid }) =>
    [low_uid, high_uid].filter((uid) => wanted.has(uid)).map((uid) => ({ uid, room })),
  );
};

/** The conversations of a member, each with what they have chosen for it. */
export const findDirectRoomsOf = (reader: Reader, uid: string): Promise<(DirectRow & DirectChoice)[]> =>
  tables(reader)
    .selectFrom('direct_room')
    .leftJoin('direct_choice as choice', (join) =>
      join.onRef('choice.room', '=', 'direct_room.room').on('choice.uid', '=', uid),
    )
    .selectAll('direct_room')
    .select([
      sql<boolean>`coalesce(choice.muted, false)`.as('muted'),
      sql<boolean>`coalesce(choice.pinned, false)`.as('pinned'),
    ])
    .where((eb) => eb.or([eb('low_uid', '=', uid), eb('high_uid', '=', uid)]))
    .execute();

/** @param change what is left out stays @returns what is chosen then */
export const saveChoice = (
  tx: Tx,
  room: string,
  uid: string,
  change: Partial<DirectChoice>,
): Promise<DirectChoice> =>
  tables(tx)
    .insertInto('direct_choice')
    .values({ room, uid, ...change })
    .onConflict((conflict) => conflict.columns(['room', 'uid']).doUpdateSet({ ...change, uid }))
    .returning(['muted', 'pinned'])
    .executeTakeFirstOrThrow();
