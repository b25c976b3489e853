import { sql, type Selectable } from 'kysely';
import { withDates, type Moment, type Reader, type Tx } from '../../../platform/database/index.ts';

type AnnouncementTables = {
  announcement: {
    announcement_id: string;
    group_id: string;
    author: string;
    /** The version that stands now. */
    version: number;
    message_id: string;
    created_at: Moment;
    /** When its members were last reminded of it. */
    reminded_at: Moment | null;
  };
  announcement_version: {
    announcement_id: string;
    version: number;
    content: string;
    must_read: boolean;
    by_uid: string;
    made_at: Moment;
  };
  announcement_picture: { announcement_id: string; version: number; position: number; file_id: string };
};
export type AnnouncementRow = Selectable<AnnouncementTables['announcement']>;
export type AnnouncementVersionRow = Selectable<AnnouncementTables['announcement_version']>;

/** An announcement as it stands now. */
export interface CurrentAnnouncement
  extends AnnouncementRow, Pick<AnnouncementVersionRow, 'content' | 'must_read'> {
  /** Who wrote this version, and when (UTC ms). */
  readonly by_uid: string;
  readonly made_at: number;
  /** File ids, in their order. */
  readonly pics: readonly string[];
}

const tables = (reader: Reader) => reader.withTables<AnnouncementTables>();

const announcements = (reader: Reader) =>
  tables(reader)
    .selectFrom('announcement')
    .innerJoin('announcement_version', (join) =>
      join
        .onRef('announcement_version.announcement_id', '=', 'announcement.announcement_id')
        .onRef('announcement_version.version', '=', 'announcement.version'),
    )
    .selectAll('announcement')
    .select([
      'announcement_version.content',
      'announcement_version.must_read',
      'announcement_version.by_uid',
      'announcement_version.made_at',
    ])
    .select(
      sql<string[]>`ARRAY(
        SELECT file_id FROM announcement_picture AS picture
        WHERE picture.announcement_id = announcement.announcement_id AND picture.version = announcement.version
        ORDER BY position)`.as('pics'),
    );

/** The announcements of a group, the newest first. @param id only that one */
export async function listCurrent(
  reader: Reader,
  groupId: string,
  {
    id,
    page,
    pageSize,
  }: { readonly id?: string | undefined; readonly page: number; readonly pageSize: number },
): Promise<{ rows: CurrentAnnouncement[]; total: number }> {
  let query = announcements(reader).where('announcement.group_id', '=', groupId);
  let counted = tables(reader).selectFrom('announcement').where('group_id', '=', groupId);
  if (id !== undefined) {
    query = query.where('announcement.announcement_id', '=', id);
    counted = counted.where('announcement_id', '=', id);
  }
  const rows = await query
    .orderBy('announcement.created_at', 'desc')
    .orderBy('announcement.announcement_id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const { n } = await counted
    .select((select) => select.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return { rows, total: n };
}

/** What a member has to read: the newest that must be read, else the newest that they have not read. */
export const findWaiting = (
  reader: Reader,
  groupId: string,
  uid: string,
): Promise<CurrentAnnouncement | undefined> =>
  announcements(reader)
    .where('announcement.group_id', '=', groupId)
    .where('announcement_version.by_uid', '<>', uid)
    .where(
      sql<boolean>`NOT EXISTS (
        SELECT 1 FROM announcement_read AS seen
        WHERE seen.announcement_id = announcement.announcement_id AND seen.version = announcement.version
          AND seen.uid = ${uid})`,
    )
    .orderBy('announcement_version.must_read', 'desc')
    .orderBy('announcement.created_at', 'desc')
    .orderBy('announcement.announcement_id', 'desc')
    .limit(1)
    .executeTakeFirst();

export const findCurrent = (reader: Reader, id: string): Promise<CurrentAnnouncement | undefined> =>
  announcements(reader).where('announcement.announcement_id', '=', id).executeTakeFirst();

/** Locks an announcement: edits and the deletion of it come one after the other. */
export const lockAnnouncement = (tx: Tx, id: string): Promise<AnnouncementRow | undefined> =>
  tables(tx)
    .selectFrom('announcement')
    .selectAll()
    .where('announcement_id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Keeps an announcement from being deleted until the transaction ends; others may read it meanwhile. */
export const holdAnnouncement = (tx: Tx, id: string): Promise<AnnouncementRow | undefined> =>
  tables(tx)
    .selectFrom('announcement')
    .selectAll()
    .where('announcement_id', '=', id)
    .forShare()
    .executeTakeFirst();

export async function insertAnnouncement(tx: Tx, row: Omit<AnnouncementRow, 'reminded_at'>): Promise<void> {
  await tables(tx).insertInto('announcement').values(withDates(row, 'created_at')).execute();
}

/** Stores a version with its pictures. @param pics file ids */
export async function insertVersion(
  tx: Tx,
  row: AnnouncementVersionRow,
  pics: readonly string[],
): Promise<void> {
  await tables(tx).insertInto('announcement_version').values(withDates(row, 'made_at')).execute();
  if (pics.length === 0) return;
  const { announcement_id, version } = row;
  await tables(tx)
    .insertInto('announcement_picture')
    .values(pics.map((file_id, at) => ({ announcement_id, version, position: at + 1, file_id })))
    .execute();
}

/** @param at UTC ms */
export async function setReminded(tx: Tx, id: string, at: number): Promise<void> {
  await tables(tx)
    .updateTable('announcement')
    .set({ reminded_at: new Date(at) })
    .where('announcement_id', '=', id)
    .execute();
}

export async function setVersion(tx: Tx, id: string, version: number): Promise<void> {
  await tables(tx).updateTable('announcement').set({ version }).where('announcement_id', '=', id).execute();
}

/** Deletes an announcement with all versions and receipts. @returns file ids of the pictures of all versions */
export async function deleteAnnouncement(tx: Tx, id: string): Promise<readonly string[]> {
  await sql`DELETE FROM announcement_read WHERE announcement_id = ${id}`.execute(tx);
  const { rows } = await sql<{ file_id: string }>`
    DELETE FROM announcement_picture WHERE announcement_id = ${id} RETURNING file_id`.execute(tx);
  await sql`DELETE FROM announcement_version WHERE announcement_id = ${id}`.execute(tx);
  await sql`DELETE FROM announcement WHERE announcement_id = ${id}`.execute(tx);
  return [...new Set(rows.map(({ file_id }) => file_id))];
}

/** Whether any version of any announcement has a picture. */
export async function showsPicture(reader: Reader, fileId: string): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM announcement_picture WHERE file_id = ${fileId} LIMIT 1`.execute(
    reader,
  );
  return rows.length > 0;
}

/** The groups whose announcements show pictures now. */
export async function groupsOfPictures(
  reader: Reader,
  fileIds: readonly string[],
): Promise<{ group_id: string; file_id: string }[]> {
  const { rows } = await sql<{ group_id: string; file_id: string }>`
    SELECT DISTINCT announcement.group_id, picture.file_id
    FROM announcement_picture AS picture JOIN announcement USING (announcement_id, version)
    WHERE picture.file_id = ANY(${[...fileIds]}::text[])`.execute(reader);
  return rows;
}
