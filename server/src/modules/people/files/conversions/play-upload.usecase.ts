import type { Tx } from '../../../../platform/database/index.ts';
import type { PlayedFormat } from '../../../../platform/media/conversion/index.ts';
import { conversionOf } from '../files.domain.ts';
import type { FileRow } from '../files.repository.ts';
import type { PlayedFile } from '../used-files.ports.ts';
import { markWaiting, waitingOf } from './conversions.repository.ts';
import type { ConversionDeps } from './conversions.ports.ts';
import { playedFile } from './played-files.views.ts';

/** More of one member wait no longer in line: further ones are offered as they came. */
const mostWaiting = 10;

/** By name of its job: voice messages do not wait for videos. */
export const conversionJob = (to: PlayedFormat): string => `files.convert_${to}`;

/**
 * How a file is played that the caller's transaction has taken; begins its conversion where it needs one and this
 * server converts.
 */
export async function playUpload(
  tx: Tx,
  row: FileRow,
  { clock, jobs, converter, posters }: Pick<ConversionDeps, 'clock' | 'jobs' | 'converter' | 'posters'>,
): Promise<PlayedFile> {
  const wanted = row.conversion === null && converter.atOnce > 0 ? conversionOf(row) : null;
  if (!wanted || (await waitingOf(tx, row.uid)) >= mostWaiting) {
    const file = await playedFile(tx, row);
    if (row.conversion === null && file.poster_id === null) await posters.draw(tx, row, row);
    return file;
  }
  await markWaiting(tx, row.file_id);
  await jobs.at(tx, conversionJob(wanted.to), { file_id: row.file_id }, clock.now());
  return playedFile(tx, { ...row, conversion: 'waiting' });
}
