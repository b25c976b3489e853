import { sql, type Selectable } from 'kysely';
import { momentAt, withDates, type Moment, type Reader, type Tx } from '../../../platform/database/index.ts';
import type { FileScene } from './files.domain.ts';

type FileTable = {
  file_id: string;
  uid: string;
  scene: FileScene;
  stored: string;
  name: string;
  mime: string;
  /** Bytes. */
  size: number;
  /** px. */
  w: number | null;
  h: number | null;
  /** ms; null for what does not play. */
  duration: number | null;
  created_at: Moment;
  used_at: Moment | null;
  conversion: 'waiting' | 'ready' | 'failed' | null;
  conversion_tries: number;
  conversion_failure: string | null;
  /** The file that this one was made from. */
  made_of: string | null;
};
export type FileRow = Selectable<FileTable>;
export type FilesTables = {
  file: FileTable;
  file_removal: { stored: string };
  upload_day: { uid: string; day: string; bytes: number };
};

export async function insertFile(tx: Tx, row: FileRow): Promise<void> {
  await tx
    .withTables<FilesTables>()
    .insertInto('file')
    .values(withDates(row, 'created_at', 'used_at'))
    .execute();
}

/** A member's unused uploads. Size in bytes. */
export async function unusedOf(tx: Tx, uid: string): Promise<{ count: number; bytes: number }> {
  return tx
    .withTables<FilesTables>()
    .selectFrom('file')
    .select([sql<number>`count(*)`.as('count'), sql<number>`coalesce(sum(size), 0)::bigint`.as('bytes')])
    .where('uid', '=', uid)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
}

/** Marks a member's file as used; may be repeated. @returns undefined when it is not theirs or for another use */
export function useFile(
  tx: Tx,
  fileId: string,
  uid: string,
  scene: FileScene,
  now: number,
): Promise<FileRow | undefined> {
  return tx
    .withTables<FilesTables>()
    .updateTable('file')
    .set({ used_at: sql<Date>`coalesce(used_at, ${new Date(now)})` })
    .where('file_id', '=', fileId)
    .where('uid', '=', uid)
    .where('scene', '=', scene)
    .where('made_of', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

export const findFiles = (reader: Reader, fileIds: readonly string[]): Promise<FileRow[]> =>
  reader
    .withTables<FilesTables>()
    .selectFrom('file')
    .selectAll()
    .where('file_id', '=', sql<string>`ANY(${[...fileIds]}::text[])`)
    .execute();

/** Locks a file of a scene until the transaction ends: meanwhile nothing else begins or ceases to use it. */
export async function lockFile(tx: Tx, fileId: string, scene: FileScene): Promise<boolean> {
  const row = await tx
    .withTables<FilesTables>()
    .selectFrom('file')
    .select('file_id')
    .where('file_id', '=', fileId)
    .where('scene', '=', scene)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes a file with what was made of it, and queues their content in `file_removal`. */
export async function dropFile(tx: Tx, fileId: string): Promise<void> {
  const dropped = await tx
    .withTables<FilesTables>()
    .deleteFrom('file')
    .where((file) => file.or([file('file_id', '=', fileId), file('made_of', '=', fileId)]))
    .returning('stored')
    .execute();
  await queueRemoval(tx, dropped);
}

/** Counts an upload towards the member's day. @returns false when it is more than `most`; nothing is counted then */
export async function countUpload(
  tx: Tx,
  { uid, day, bytes }: FilesTables['upload_day'],
  most: number,
): Promise<boolean> {
  if (bytes > most) return false;
  const { rows } = await sql`
    INSERT INTO upload_day (uid, day, bytes) VALUES (${uid}, ${day}, ${bytes})
    ON CONFLICT (uid, day) DO UPDATE SET bytes = upload_day.bytes + excluded.bytes
    WHERE upload_day.bytes + excluded.bytes <= ${most}
    RETURNING bytes`.execute(tx);
  return rows.length > 0;
}

/** Forgets what was uploaded on the days before `day`. */
export async function forgetUploadsBefore(tx: Tx, day: string): Promise<void> {
  await tx.withTables<FilesTables>().deleteFrom('upload_day').where('day', '<', day).execute();
}

/** Deletes a member's unused file and queues its content in `file_removal`. @returns whether there was one */
export async function dropUnused(tx: Tx, fileId: string, uid: string): Promise<boolean> {
  const dropped = await tx
    .withTables<FilesTables>()
    .deleteFrom('file')
    .where('file_id', '=', fileId)
    .where('uid', '=', uid)
    .where('used_at', 'is', null)
    .returning('stored')
    .execute();
  return queueRemoval(tx, dropped);
}

/** Deletes the rows of files that are unused since `before` (UTC ms). */
export async function dropStale(tx: Tx, before: number): Promise<boolean> {
  const dropped = await tx
    .withTables<FilesTables>()
    .deleteFrom('file')
    .where('used_at', 'is', null)
    .where('created_at', '<', momentAt(before))
    .returning('stored')
    .execute();
  return queueRemoval(tx, dropped);
}

async function queueRemoval(tx: Tx, files: readonly { stored: string }[]): Promise<boolean> {
  if (files.length === 0) return false;
  const rows = files.map(({ stored }) => ({ stored }));
  await tx.withTables<FilesTables>().insertInto('file_removal').values(rows).execute();
  return true;
}

export async function waitingRemovals(reader: Reader): Promise<string[]> {
  const rows = await reader.withTables<FilesTables>().selectFrom('file_removal').select('stored').execute();
  return rows.map((row) => row.stored);
}

export async function removalDone(reader: Reader, stored: string): Promise<void> {
  await reader.withTables<FilesTables>().deleteFrom('file_removal').where('stored', '=', stored).execute();
}
