import { sql, type Generated, type Selectable } from 'kysely';
import { momentAt, withDates, type Moment, type Reader, type Tx } from '../../../platform/database/index.ts';
import { standAllIn } from '../../../platform/finding.ts';

type ClubTable = {
  club_id: string;
  name: string;
  city: string;
  introduction: string;
  capacity: number;
  organiser_uid: string;
  created_at: Moment;
  version: Generated<number>;
};
type HerdsmanClubTables = {
  herdsman_club: ClubTable;
  herdsman_picture: { club_id: string; position: number; file_id: string; url: string };
  herdsman_person: { club_id: string; uid: string; joined_at: Moment };
};
export type ClubRow = Selectable<ClubTable>;
/** A club in a list; times in UTC ms. */
export interface ListedClub extends Pick<ClubRow, 'club_id' | 'name' | 'city' | 'capacity'> {
  readonly cover: string | null;
  readonly people: number;
  readonly next_title: string | null;
  readonly next_at: number | null;
  readonly joined: boolean;
}
export interface ClubPicture {
  readonly file_id: string;
  readonly url: string;
}

const db = (reader: Reader) => reader.withTables<HerdsmanClubTables>();

/**
 * Clubs, those that meet next first.
 * @param asked empty `q` and `city` for all; `uid` null for a visitor, who is in none
 */
export async function findClubs(
  reader: Reader,
  asked: {
    readonly q: string;
    readonly city: string;
    readonly uid: string | null;
    readonly isMine: boolean;
    readonly now: number;
    readonly limit: number;
    readonly offset: number;
  },
): Promise<{ readonly rows: ListedClub[]; readonly total: number }> {
  const { q, city, uid, isMine, now, limit, offset } = asked;
  const mine = sql<boolean>`EXISTS (SELECT 1 FROM herdsman_person p WHERE p.club_id = club.club_id AND p.uid = ${uid})`;
  const found = sql`FROM herdsman_club AS club WHERE ${standAllIn(sql`found_by(club.name)`, q)}
    ${city === '' ? sql`` : sql`AND club.city = ${city}`}
    ${isMine ? sql`AND ${mine}` : sql``}`;
  const counted = await sql<{ total: number }>`SELECT count(*)::int AS total ${found}`.execute(reader);
  const { rows } = await sql<ListedClub>`
    SELECT club.club_id, club.name, club.city, club.capacity, ${mine} AS joined,
      (SELECT url FROM herdsman_picture f WHERE f.club_id = club.club_id ORDER BY position LIMIT 1) AS cover,
      (SELECT count(*)::int FROM herdsman_person p WHERE p.club_id = club.club_id) AS people,
      next.title AS next_title, next.starts_at AS next_at
    FROM (SELECT club.* ${found}) AS club
    LEFT JOIN LATERAL (
      SELECT title, starts_at FROM herdsman_meeting m
      WHERE m.club_id = club.club_id AND m.cancelled_at IS NULL AND m.starts_at > ${momentAt(now)}
      ORDER BY starts_at LIMIT 1
    ) AS next ON TRUE
    ORDER BY next.starts_at NULLS LAST, club.created_at, club.club_id
    LIMIT ${limit} OFFSET ${offset}`.execute(reader);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** Every city that has clubs, most first. */
export async function findCities(reader: Reader): Promise<{ city: string; clubs: number }[]> {
  const { rows } = await sql<{ city: string; clubs: number }>`
    SELECT city, count(*)::int AS clubs FROM herdsman_club GROUP BY city ORDER BY clubs DESC, city`.execute(
    reader,
  );
  return rows;
}

export async function findClub(reader: Reader, clubId: string): Promise<ClubRow | undefined> {
  return db(reader).selectFrom('herdsman_club').selectAll().where('club_id', '=', clubId).executeTakeFirst();
}

/** The club, which nobody else joins, leaves or writes before the transaction ends. */
export async function lockClub(tx: Tx, clubId: string): Promise<ClubRow | undefined> {
  return db(tx)
    .selectFrom('herdsman_club')
    .selectAll()
    .where('club_id', '=', clubId)
    .forUpdate()
    .executeTakeFirst();
}

export async function insertClub(tx: Tx, row: Omit<ClubRow, 'version'>): Promise<void> {
  await db(tx).insertInto('herdsman_club').values(withDates(row, 'created_at')).execute();
}

/** Writes the club, which has its next version then. */
export async function updateClub(
  tx: Tx,
  clubId: string,
  change: Pick<ClubRow, 'name' | 'city' | 'introduction' | 'capacity' | 'organiser_uid'>,
): Promise<void> {
  await db(tx)
    .updateTable('herdsman_club')
    .set((club) => ({ ...change, version: club('version', '+', 1) }))
    .where('club_id', '=', clubId)
    .execute();
}

/** Uids of who is in it, who came last first. */
export async function findPeople(reader: Reader, clubId: string): Promise<string[]> {
  const rows = await db(reader)
    .selectFrom('herdsman_person')
    .select('uid')
    .where('club_id', '=', clubId)
    .orderBy('joined_at', 'desc')
    .orderBy('uid')
    .execute();
  return rows.map(({ uid }) => uid);
}

/** Joins a club; who is in it already stays as they are. */
export async function insertPerson(tx: Tx, clubId: string, uid: string, now: number): Promise<void> {
  await db(tx)
    .insertInto('herdsman_person')
    .values({ club_id: clubId, uid, joined_at: new Date(now) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function removePerson(tx: Tx, clubId: string, uid: string): Promise<void> {
  await db(tx).deleteFrom('herdsman_person').where('club_id', '=', clubId).where('uid', '=', uid).execute();
}

/** The pictures of a club, in their order. */
export async function findPictures(reader: Reader, clubId: string): Promise<ClubPicture[]> {
  return db(reader)
    .selectFrom('herdsman_picture')
    .select(['file_id', 'url'])
    .where('club_id', '=', clubId)
    .orderBy('position')
    .execute();
}

/** Puts these in the place of a club's pictures. */
export async function writePictures(tx: Tx, clubId: string, pictures: readonly ClubPicture[]): Promise<void> {
  await db(tx).deleteFrom('herdsman_picture').where('club_id', '=', clubId).execute();
  if (pictures.length === 0) return;
  await db(tx)
    .insertInto('herdsman_picture')
    .values(pictures.map(({ file_id, url }, at) => ({ club_id: clubId, position: at + 1, file_id, url })))
    .execute();
}

/** Whether any club shows the picture. */
export async function isPictureUsed(reader: Reader, fileId: string): Promise<boolean> {
  const row = await db(reader)
    .selectFrom('herdsman_picture')
    .select('club_id')
    .where('file_id', '=', fileId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
