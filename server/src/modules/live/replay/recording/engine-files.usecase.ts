import { basename, join } from 'node:path';
import { z } from 'zod';
import { openRecordedFile, type RecordedFile } from '../../../../platform/media/recording/index.ts';
import { closeJob } from '../retention/close-replay.job.ts';
import type { RecordedReplays } from '../playback/recorded.access.ts';
import { lengthOf } from '../replay.domain.ts';
import type { ReplayPorts } from '../replay.ports.ts';
import {
  deletePart,
  findOnAirWithin,
  findPartBegun,
  insertPart,
  lockReplay,
  putPart,
  updateReplay,
} from '../replay.repository.ts';
import type { ReplayRow } from '../replay.tables.ts';

const takeJob = 'replay.take';
/** Hours of a file are copied in minutes. */
const longestMs = 1_800_000;
/** A file that is to become a stretch; its first picture and the end of it, UTC ms. */
const engineFile = z.object({
  channelId: z.string(),
  path: z.string(),
  begunAt: z.number(),
  heardAt: z.number(),
});
type MediaEngineFile = z.output<typeof engineFile>;

/** `<ms of its beginning>.flv`: docs/scaling.md tells the engine to name its files so. */
const beganAt = (file: string): number | null => {
  const name = /^(\d{13})\.flv$/.exec(basename(file))?.[1];
  return name === undefined ? null : Number(name);
};

/**
 * Files that an engine beside us recorded (G093, `on_dvr`) become stretches of the replay, by the recorder that records our
 * own streams. What was pushed before the live session began, as a test, is left out.
 */
export function createEngineFiles(
  {
    database,
    clock,
    jobs,
    log,
    recorder,
    engineFolder,
  }: Pick<ReplayPorts, 'database' | 'clock' | 'jobs' | 'log' | 'recorder' | 'engineFolder'>,
  recorded: RecordedReplays,
) {
  /** Records the next stretch of a file. @returns whether another may follow */
  async function record(row: ReplayRow, file: RecordedFile, begunAt: number): Promise<boolean> {
    const known = await findPartBegun(database.reader, row.live_id, begunAt);
    if (known?.ended_by === 'encoder') {
      await file.skip();
      return true;
    }
    const part = await database.transaction(async (tx) => {
      if (known) await deletePart(tx, known);
      return insertPart(tx, row.live_id, begunAt);
    });
    const place = { live_id: row.live_id, part, begun_at: begunAt };
    const stretch = await recorder.record(row.video_id, part, null, file.play);
    const end = (await stretch?.ended) ?? 'empty';
    const isTaken = end === 'over' || end === 'changed' || end === 'empty' || end === 'codec';
    const ms = lengthOf(await recorder.segments(row.video_id, part));
    const ended_by = isTaken ? 'encoder' : 'recorder';
    // The end of the live session may have closed what is open, or removed what had no whole segment yet.
    await database.transaction((tx) =>
      ms === 0 ? deletePart(tx, place) : putPart(tx, { ...place, ms, ended_by }),
    );
    if (!isTaken) throw new Error(`a recording of the engine was not taken: ${end}`);
    return end === 'changed';
  }

  async function take({ channelId, path, begunAt, heardAt }: MediaEngineFile): Promise<void> {
    const row = await findOnAirWithin(database.reader, channelId, begunAt, heardAt);
    if (!row) return log.info({ path }, 'a recording of the engine belongs to no live session');
    const off = await recorder.off();
    if (off === 'turned_off' || off === 'not_installed')
      return log.warn({ path, off }, 'a recording of the engine becomes no replay');
    if (off !== null) throw new Error(`nothing can be recorded now: ${off}`);

    const file = openRecordedFile(path, Math.max(0, row.started_at - begunAt));
    try {
      let goesOn = true;
      while (goesOn) {
        const at = await file.next();
        goesOn = at !== null && (await record(row, file, begunAt + at));
      }
    } finally {
      file.close();
    }
    await database.transaction(async (tx) => {
      const now = await lockReplay(tx, row.live_id);
      // It was closed before its file came: it is closed again, with it.
      if (now?.state !== 'ready' && now?.state !== 'failed' && now?.state !== 'processing') return;
      await updateReplay(tx, row.live_id, { state: 'processing' });
      await jobs.at(tx, closeJob, { live_id: row.live_id }, clock.now());
    });
    recorded.forget(row.live_id);
  }

  jobs.define(takeJob, async (data) => take(engineFile.parse(data)), { atOnce: 1, longestMs });

  return {
    /** The engine may see its folder elsewhere: only the name of the file and of its stream count. */
    async take(channelId: string, stream: string, file: string): Promise<void> {
      const begunAt = beganAt(file);
      if (engineFolder === undefined || begunAt === null)
        return log.warn({ stream, file }, 'a recording of the engine is left where it is');
      const path = join(engineFolder, stream, basename(file));
      await database.transaction((tx) =>
        jobs.at(
          tx,
          takeJob,
          { channelId, path, begunAt, heardAt: clock.now() } satisfies MediaEngineFile,
          clock.now(),
        ),
      );
    },
  };
}
