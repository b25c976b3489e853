import { sql, type Selectable } from 'kysely';
import { momentAt, withDates, type Moment, type Reader, type Tx } from '../../../platform/database/index.ts';
import type { Scene } from './files.domain.ts';

type FileTable = {
  file_id: string;
  uid: string;
  scene: Scene;
  stored: string;
  name: string;
  mime: string;
  /** Bytes. */
  size: number;
  /** px. */
  w: number | null;
  h: number | null;
  created_at: Moment;
  used_at: Moment | null;
};
export type FileRow = Selectable<FileTable>;
type FilesTables = { file: FileTable; file_removal: { stored: string } };

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
  scene: Scene,
  now: number,
): Promise<FileRow | undefined> {
  return tx
    .withTables<FilesTables>()
    .updateTable('file')
    .set({ used_at: sql<Date>`coalesce(used_at, ${new Date(now)})` })
    .where('file_id', '=', fileId)
    .where('uid', '=', uid)
    .where('scene', '=', scene)
    .returningAll()
    .executeTakeFirst();
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
