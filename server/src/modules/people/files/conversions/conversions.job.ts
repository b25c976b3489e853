import type { Tx } from '../../../../platform/database/index.ts';
import type { PlayedFormat } from '../../../../platform/media/conversion/index.ts';
import type { FileScene } from '../files.domain.ts';
import type { FileRow } from '../files.repository.ts';
import type { ConversionListener, PlayedFile } from '../used-files.ports.ts';
import { costs } from './conversion-costs.domain.ts';
import type { ConversionDeps, ConversionPorts } from './conversions.ports.ts';
import { countTry, waitingSince } from './conversions.repository.ts';
import { convertUpload } from './convert-upload.usecase.ts';
import { failConversion } from './end-conversion.usecase.ts';
import { conversionJob, playUpload } from './play-upload.usecase.ts';
import { playedFile, playedFiles } from './played-files.views.ts';
import { createPosters } from './posters.job.ts';

const minuteMs = 60_000;
/** Besides the conversion: the file is brought and the result is stored. */
const aroundMs = 5 * minuteMs;
const mostTries = 3;
const longestWaitMs = 24 * 60 * minuteMs;

/** Defines the job that converts uploads to a format. */
function defineConversion(to: PlayedFormat, deps: ConversionDeps): void {
  const { database, jobs, converter } = deps;
  const handler = async ({ file_id: fileId }: Record<string, unknown>): Promise<void> => {
    const row = await countTry(database.reader, String(fileId));
    if (!row) return;
    if (row.conversion_tries > mostTries)
      await failConversion(row, { reason: 'crashed', detail: `begun ${mostTries} times` }, deps);
    else await convertUpload(row, deps);
  };
  const atOnce = to === 'mp4' ? converter.atOnce : 1;
  jobs.define(conversionJob(to), handler, { atOnce, longestMs: costs[to].timeMs + aroundMs });
}

/** Converts uploads that browsers do not play: a job for each, in a process of its own (D32, D79). */
export function createConversions(ports: ConversionPorts) {
  const { database, clock, converter } = ports;
  const listeners = new Map<FileScene, Map<string, ConversionListener>>();

  async function notify(tx: Tx, row: FileRow): Promise<void> {
    for (const listener of listeners.get(row.scene)?.values() ?? [])
      await listener(tx, await playedFile(tx, row));
  }
  const posters = createPosters({ ...ports, notify });
  const deps: ConversionDeps = { ...ports, notify, posters };

  if (converter.atOnce > 0) for (const to of ['mp4', 'mp3'] as const) defineConversion(to, deps);

  return {
    playedOf: playedFiles,

    /** Gives up what waits for longer than a day: no server converts any more. */
    async giveUp(): Promise<void> {
      for (const row of await waitingSince(database.reader, clock.now() - longestWaitMs))
        await failConversion(row, { reason: 'time', detail: 'no server has converted it for a day' }, deps);
    },

    /** Registers a listener to conversions of a scene. */
    listen(scene: FileScene, name: string, listener: ConversionListener): void {
      listeners.set(scene, (listeners.get(scene) ?? new Map()).set(name, listener));
    },

    play: (tx: Tx, row: FileRow): Promise<PlayedFile> => playUpload(tx, row, deps),
  };
}
export type Conversions = ReturnType<typeof createConversions>;
