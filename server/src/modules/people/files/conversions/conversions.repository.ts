import { sql } from 'kysely';
import { momentAt, type Reader, type Tx } from '../../../../platform/database/index.ts';
import type { FileRow, FilesTables } from '../files.repository.ts';

const tables = (reader: Reader) => reader.withTables<FilesTables>();

/** Conversions of a member that are not done. */
export async function waitingOf(tx: Tx, uid: string): Promise<number> {
  const { waiting } = await tables(tx)
    .selectFrom('file')
    .select(sql<number>`count(*)`.as('waiting'))
    .where('uid', '=', uid)
    .where('conversion', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return waiting;
}

/** Files whose conversion is not done though they were sent before `before` (UTC ms). */
export const waitingSince = (reader: Reader, before: number): Promise<FileRow[]> =>
  tables(reader)
    .selectFrom('file')
    .selectAll()
    .where('conversion', '=', 'waiting')
    .where('used_at', '<', momentAt(before))
    .execute();

export async function markWaiting(tx: Tx, fileId: string): Promise<void> {
  await tables(tx).updateTable('file').set({ conversion: 'waiting' }).where('file_id', '=', fileId).execute();
}

/** Counts a try of a conversion that waits. @returns the file, or undefined when there is nothing to be done */
export const countTry = (reader: Reader, fileId: string): Promise<FileRow | undefined> =>
  tables(reader)
    .updateTable('file')
    .set({ conversion_tries: sql<number>`conversion_tries + 1` })
    .where('file_id', '=', fileId)
    .where('conversion', '=', 'waiting')
    .returningAll()
    .executeTakeFirst();

/** The try did not count: the server was stopped. */
export async function uncountTry(reader: Reader, fileId: string): Promise<void> {
  await tables(reader)
    .updateTable('file')
    .set({ conversion_tries: sql<number>`conversion_tries - 1` })
    .where('file_id', '=', fileId)
    .where('conversion', '=', 'waiting')
    .execute();
}

/** Ends a conversion that waits. @returns the file, or undefined when it is gone or its conversion has ended */
export const settle = (
  tx: Tx,
  fileId: string,
  ended: Partial<Pick<FileRow, 'conversion' | 'conversion_failure' | 'w' | 'h' | 'duration'>>,
): Promise<FileRow | undefined> =>
  tables(tx)
    .updateTable('file')
    .set(ended)
    .where('file_id', '=', fileId)
    .where('conversion', '=', 'waiting')
    .returningAll()
    .executeTakeFirst();

/** What was made of files: what plays in their place, and their posters. */
export const madeOf = (reader: Reader, fileIds: readonly string[]): Promise<FileRow[]> =>
  tables(reader)
    .selectFrom('file')
    .selectAll()
    .where('made_of', '=', sql<string>`ANY(${[...fileIds]}::text[])`)
    .execute();
