import type { WishRecording } from '@goldbean/contract';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../../../platform/database/index.ts';
import { tables } from '../wishes.tables.ts';

/** The recordings of wishes (S09), by wish; one that has none is left out. */
export async function findRecordings(
  reader: Reader,
  wishIds: readonly string[],
): Promise<ReadonlyMap<string, WishRecording>> {
  const rows = await tables(reader)
    .selectFrom('wish_recording')
    .select(['wish_id', 'file_id', 'url', 'mime', 'duration'])
    .where('wish_id', '=', sql<string>`ANY(${[...wishIds]}::text[])`)
    .execute();
  return new Map(rows.map(({ wish_id, ...recording }) => [wish_id, recording]));
}

/** Puts this one, or none, in the place of a wish's recording. */
export async function writeRecording(tx: Tx, wishId: string, recording: WishRecording | null): Promise<void> {
  await tables(tx).deleteFrom('wish_recording').where('wish_id', '=', wishId).execute();
  if (recording)
    await tables(tx)
      .insertInto('wish_recording')
      .values({ wish_id: wishId, ...recording })
      .execute();
}

/** Whether any wish shows the recording. */
export async function isRecordingUsed(reader: Reader, fileId: string): Promise<boolean> {
  const row = await tables(reader)
    .selectFrom('wish_recording')
    .select('wish_id')
    .where('file_id', '=', fileId)
    .executeTakeFirst();
  return row !== undefined;
}
