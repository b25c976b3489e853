import { sql } from 'kysely';
import { type Moment, type Reader, type Tx } from '../../../platform/database/index.ts';

type AnnouncementReadTables = {
  announcement_read: { announcement_id: string; version: number; uid: string; read_at: Moment };
};

/** A version of an announcement. */
export interface Edition {
  readonly announcement_id: string;
  readonly version: number;
}

const receipts = (reader: Reader) =>
  reader.withTables<AnnouncementReadTables>().selectFrom('announcement_read');

const isAmong = (editions: readonly Edition[]) =>
  sql<boolean>`(announcement_id, version) IN (SELECT * FROM unnest(
    ${editions.map(({ announcement_id }) => announcement_id)}::text[],
    ${editions.map(({ version }) => version)}::integer[]))`;

/** Notes that a member has read a version. @param at UTC ms @returns false when that was noted before */
export async function insertReceipt(
  tx: Tx,
  { announcement_id, version }: Edition,
  uid: string,
  at: number,
): Promise<boolean> {
  const rows = await tx
    .withTables<AnnouncementReadTables>()
    .insertInto('announcement_read')
    .values({ announcement_id, version, uid, read_at: new Date(at) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('uid')
    .execute();
  return rows.length > 0;
}

/** Who has read a version, and when (UTC ms). */
export async function findReceipts(
  reader: Reader,
  { announcement_id, version }: Edition,
): Promise<ReadonlyMap<string, number>> {
  const rows = await receipts(reader)
    .select(['uid', 'read_at'])
    .where('announcement_id', '=', announcement_id)
    .where('version', '=', version)
    .execute();
  return new Map(rows.map(({ uid, read_at }) => [uid, read_at]));
}

/**
 * Those of a class who have read a version, or who have not, without who wrote it; who came to the class first first. The
 * page alone is read.
 * @param after uid of the last one before them; after one who has left the class they begin again, and none is missed
 * @returns `readAt` in UTC ms; null for who has not read it
 */
export async function findReaders(
  reader: Reader,
  edition: Edition & { readonly group_id: string; readonly by_uid: string },
  {
    hasRead,
    after,
    most,
  }: { readonly hasRead: boolean; readonly after?: string | undefined; readonly most: number },
): Promise<readonly { readonly uid: string; readonly readAt: number | null }[]> {
  const { announcement_id: id, version, group_id: groupId, by_uid: writer } = edition;
  const { rows } = await sql<{ uid: string; readAt: number | null }>`
    SELECT person.uid, receipt.read_at AS "readAt"
    FROM group_member AS person
    LEFT JOIN announcement_read AS receipt
      ON receipt.announcement_id = ${id} AND receipt.version = ${version} AND receipt.uid = person.uid
    LEFT JOIN group_member AS last ON last.group_id = person.group_id AND last.uid = ${after ?? null}
    WHERE person.group_id = ${groupId} AND person.role <> 'robot' AND person.uid <> ${writer}
      AND (receipt.uid IS NOT NULL) = ${hasRead}
      AND (last.uid IS NULL OR (person.joined_at, person.uid) > (last.joined_at, last.uid))
    ORDER BY person.joined_at, person.uid
    LIMIT ${most}`.execute(reader);
  return rows;
}

/** How many of `uids` have read each of these versions, by id of the announcement. */
export async function countReceipts(
  reader: Reader,
  editions: readonly Edition[],
  uids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await receipts(reader)
    .select((select) => ['announcement_id', select.fn.countAll<number>().as('n')])
    .where(isAmong(editions))
    .where('uid', '=', sql<string>`ANY(${[...uids]}::text[])`)
    .groupBy('announcement_id')
    .execute();
  return new Map(rows.map(({ announcement_id, n }) => [announcement_id, n]));
}

/** Those of these versions that a member has read, by id of the announcement. */
export async function findReadBy(
  reader: Reader,
  editions: readonly Edition[],
  uid: string,
): Promise<ReadonlySet<string>> {
  const rows = await receipts(reader)
    .select('announcement_id')
    .where(isAmong(editions))
    .where('uid', '=', uid)
    .execute();
  return new Set(rows.map(({ announcement_id }) => announcement_id));
}
