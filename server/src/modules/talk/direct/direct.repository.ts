import { sql, type Selectable } from 'kysely';
import { withDates, type Moment, type Reader, type Tx } from '../../../platform/database/index.ts';

type Tables = {
  direct_room: { room: string; low_uid: string; high_uid: string; created_at: Moment };
};
export type DirectRow = Selectable<Tables['direct_room']>;

const tables = (reader: Reader) => reader.withTables<Tables>();

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

export const findDirectRoomsOf = (reader: Reader, uid: string): Promise<DirectRow[]> =>
  tables(reader)
    .selectFrom('direct_room')
    .selectAll()
    .where((eb) => eb.or([eb('low_uid', '=', uid), eb('high_uid', '=', uid)]))
    .execute();
