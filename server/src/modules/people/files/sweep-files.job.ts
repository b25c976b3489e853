import { quotaDay } from './files.domain.ts';
import type { FilesPorts } from './files.ports.ts';
import { dropStale, forgetUploadsBefore, removalDone, waitingRemovals } from './files.repository.ts';

/** An upload that nothing uses is deleted after this. */
export const unusedMs = 24 * 3_600_000;

/** Deletes the stored files that `file_removal` lists; what fails is retried by the next sweep. */
export async function removeForgotten({
  database,
  storage,
  log,
}: Pick<FilesPorts, 'database' | 'storage' | 'log'>): Promise<void> {
  for (const stored of await waitingRemovals(database.reader)) {
    try {
      await storage.remove(stored);
      await removalDone(database.reader, stored);
    } catch (error) {
      log.warn({ err: error }, 'a file waits for its removal');
    }
  }
}

/** Deletes what nothing uses or waits for any more. @param giveUp ends conversions that no server does */
export async function sweepFiles(
  giveUp: () => Promise<void>,
  deps: Pick<FilesPorts, 'database' | 'clock' | 'storage' | 'log'>,
): Promise<void> {
  const { database, clock } = deps;
  await database.transaction(async (tx) => {
    await dropStale(tx, clock.now() - unusedMs);
    await forgetUploadsBefore(tx, quotaDay(clock.now()).day);
  });
  await giveUp();
  await removeForgotten(deps);
}
