import type { ConversionFailure } from '../../../../platform/media/conversion/index.ts';
import { insertFile, type FileRow } from '../files.repository.ts';
import { settle } from './conversions.repository.ts';
import type { ConversionDeps } from './conversions.ports.ts';

/** How a conversion ended, and what came of it, already stored. */
export interface EndedConversion {
  readonly ended: Parameters<typeof settle>[2];
  readonly made: Pick<FileRow, 'stored' | 'mime' | 'size' | 'w' | 'h' | 'duration'> | null;
}

type EndingDeps = Pick<ConversionDeps, 'database' | 'clock' | 'ids' | 'notify' | 'posters'>;

/** Stores how a conversion ended and notifies who shows the file. @returns false when it is gone or has ended */
export async function endConversion(
  original: FileRow,
  { ended, made }: EndedConversion,
  { database, clock, ids, notify, posters }: EndingDeps,
): Promise<boolean> {
  return database.transaction(async (tx) => {
    const row = await settle(tx, original.file_id, ended);
    if (!row) return false;
    if (made)
      await insertFile(tx, {
        ...row,
        ...made,
        file_id: ids.next(),
        created_at: clock.now(),
        used_at: clock.now(),
        made_of: row.file_id,
        conversion: null,
        conversion_tries: 0,
        conversion_failure: null,
      });
    await notify(tx, row);
    if (made) await posters.draw(tx, row, made);
    return true;
  });
}

/** The file is offered as it came. @param detail for the log */
export async function failConversion(
  row: FileRow,
  { reason, detail }: { readonly reason: ConversionFailure; readonly detail: string },
  deps: EndingDeps & Pick<ConversionDeps, 'log'>,
): Promise<void> {
  deps.log.warn({ file: row.file_id, reason, detail }, 'an upload was not converted');
  const ended = { conversion: 'failed', conversion_failure: reason } as const;
  await endConversion(row, { ended, made: null }, deps);
}
