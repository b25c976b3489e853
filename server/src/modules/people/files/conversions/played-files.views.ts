import type { Reader, Tx } from '../../../../platform/database/index.ts';
import type { FileRow } from '../files.repository.ts';
import { asUsed, type PlayedFile } from '../used-files.ports.ts';
import { madeOf } from './conversions.repository.ts';
import { isPoster } from './posters.job.ts';

/** How files play, by their ids. */
export async function playedFiles(
  reader: Reader,
  rows: readonly FileRow[],
): Promise<Map<string, PlayedFile>> {
  const made = Map.groupBy(
    await madeOf(
      reader,
      rows.map(({ file_id }) => file_id),
    ),
    ({ made_of }) => made_of,
  );
  return new Map(
    rows.map((row) => {
      const own = made.get(row.file_id) ?? [];
      const file = {
        ...asUsed(row),
        conversion: row.conversion,
        played_id: own.find((one) => !isPoster(one))?.file_id ?? null,
        poster_id: own.find(isPoster)?.file_id ?? null,
      };
      return [row.file_id, file];
    }),
  );
}

/** How one file plays. */
export async function playedFile(tx: Tx, row: FileRow): Promise<PlayedFile> {
  const file = (await playedFiles(tx, [row])).get(row.file_id);
  if (!file) throw new Error('a file that was asked for is answered');
  return file;
}
