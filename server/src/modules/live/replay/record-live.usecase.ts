import type { RecordingOff } from '@goldbean/contract';
import type { Tx } from '../../../platform/database/index.ts';
import type { RecorderRunEnd } from '../../../platform/media/recording/index.ts';
import { lengthOf, type GapReason } from './replay.domain.ts';
import type { RecordedLive, ReplayPorts } from './replay.ports.ts';
import {
  deletePart,
  findOpenParts,
  findReplay,
  insertPart,
  insertReplay,
  updatePart,
} from './replay.repository.ts';
import type { PartRow } from './replay.tables.ts';

/** A recording that ended by itself is taken up again after this, ms. */
const againMs = { changed: 1_000, crashed: 1_000, slow: 1_000, disk: 30_000, busy: 30_000 };
/** So often in a row a process may fail before its live session is given up. */
const mostFailures = 5;
/** Segments of a live session whose replay nobody wants: for those who watch it by HLS. */
const windowSegments = 8;

const reasons: Readonly<Record<RecorderRunEnd, GapReason>> = {
  over: 'encoder',
  changed: 'encoder',
  empty: 'encoder',
  codec: 'recorder',
  crashed: 'recorder',
  slow: 'recorder',
  disk: 'disk',
};

/** A live session that is recorded on this server, or was to be. */
interface RunningRecording {
  off: RecordingOff | null;
  failures: number;
  stop: (() => void) | null;
  /** How often it was asked to begin or to end: a stretch that begins is outdated when it is asked again meanwhile. */
  asked: number;
  /** Resolves when all stretches that were begun are over and their rows say so; never rejects. */
  written: Promise<void>;
  again: NodeJS.Timeout | undefined;
}

type RecordingPorts = Pick<ReplayPorts, 'database' | 'clock' | 'ids' | 'log' | 'media' | 'recorder'> & {
  readonly after?: (ms: number, run: () => void) => NodeJS.Timeout;
};

/** Records the live sessions whose encoders push to this server, a stretch for each time one begins. */
export function createRecordings(ports: RecordingPorts) {
  const { database, clock, ids, log, media, recorder } = ports;
  const after = ports.after ?? ((ms: number, run: () => void) => setTimeout(run, ms).unref());
  const running = new Map<string, RunningRecording>();

  /** Writes down how long a stretch became; one without a whole segment never was. */
  async function close(part: PartRow, name: string, why: GapReason): Promise<void> {
    const ms = lengthOf(await recorder.segments(name, part.part));
    await database.transaction((tx) =>
      ms === 0 ? deletePart(tx, part) : updatePart(tx, part, { ms, ended_by: why }),
    );
  }

  /** Records one stretch to its end. */
  async function record(recording: RunningRecording, liveId: string, stream: string): Promise<void> {
    const { asked } = recording;
    const isOutdated = (): boolean => recording.asked !== asked;
    const retry = (ms: number): void => {
      if (isOutdated()) return;
      recording.again = after(ms, () => {
        if (!isOutdated() && media.isPushed(stream)) start(liveId, stream);
      });
    };
    recording.off = await recorder.off();
    if (recording.off === 'busy' || recording.off === 'disk') retry(againMs[recording.off]);
    if (recording.off !== null) return;
    const row = await findReplay(database.reader, liveId);
    if (row?.state !== 'recording' || isOutdated()) return;
    const now = clock.now();
    const part = await database.transaction((tx) => insertPart(tx, liveId, now));
    const place: PartRow = { live_id: liveId, part, begun_at: now, ms: null, ended_by: null };
    const kept = row.mode === 'none' ? windowSegments : null;
    const stretch = await recorder.record(row.video_id, part, kept, (sink) => media.play(stream, sink));
    if (!stretch) return close(place, row.video_id, 'encoder');
    if (isOutdated()) stretch.stop();
    else recording.stop = stretch.stop;
    const begunAt = clock.now() - stretch.reach;
    await database.transaction((tx) => updatePart(tx, place, { begun_at: begunAt }));
    log.info({ live_id: liveId, part, pid: stretch.pid }, 'recording');
    // What comes next is kept from its beginning while this one is still being written.
    const goOn = async (): Promise<void> => {
      if ((await stretch.left) !== 'changed' || isOutdated()) return;
      if (clock.now() - now >= againMs.changed) start(liveId, stream);
      else retry(againMs.changed);
    };
    void goOn();
    const end = await stretch.ended;
    log.info({ live_id: liveId, part, end }, 'recorded');
    if (recording.stop === stretch.stop) recording.stop = null;
    await close(place, row.video_id, reasons[end]);
    if (isOutdated()) return;
    if (end === 'codec') recording.off = 'codec';
    if (end === 'over' || end === 'changed' || end === 'empty' || end === 'codec') {
      recording.failures = 0;
      return;
    }
    recording.failures += 1;
    if (end === 'disk') recording.off = 'disk';
    else if (recording.failures >= mostFailures) recording.off = 'failed';
    if (recording.off !== 'failed') retry(againMs[end]);
  }

  /** Never throws: a live session goes on without its recording. */
  function start(liveId: string, stream: string): void {
    const recording: RunningRecording = running.get(liveId) ?? {
      off: null,
      failures: 0,
      stop: null,
      asked: 0,
      written: Promise.resolve(),
      again: undefined,
    };
    running.set(liveId, recording);
    recording.asked += 1;
    clearTimeout(recording.again);
    const { asked } = recording;
    const stretch = record(recording, liveId, stream).catch((error: unknown) => {
      log.error({ err: error, live_id: liveId }, 'a live session is not recorded');
      if (recording.asked === asked) recording.off = 'failed';
    });
    const before = recording.written;
    const writeBoth = async (): Promise<void> => void (await Promise.all([before, stretch]));
    recording.written = writeBoth();
  }

  /** Ends the stretch under way, also one that is about to begin; none is begun again by itself. */
  function end(recording: RunningRecording): void {
    recording.asked += 1;
    clearTimeout(recording.again);
    recording.stop?.();
  }

  return {
    /** An encoder is on the stream of a live session: it is recorded from now on. */
    async began(tx: Tx, live: RecordedLive, stream: string, isPaused: boolean): Promise<void> {
      if (!media.isPushed(stream)) return;
      await insertReplay(tx, {
        live_id: live.liveId,
        channel_id: live.channelId,
        video_id: ids.next(),
        started_at: live.startedAt,
        ended_at: null,
        state: 'recording',
        mode: live.mode,
        days: live.days,
        expires_at: null,
        trim_from: null,
        trim_to: null,
        thumbnails: null,
        has_poster: false,
      });
      // An engine beside us records its own streams, and brings the files when they are whole.
      if (media.isHere(stream) && !isPaused) database.afterCommit(tx, () => start(live.liveId, stream));
    },

    /** What is pushed during a pause is in no replay (S36); its stretch ends, and the next begins when it goes on. */
    async paused(tx: Tx, live: RecordedLive, stream: string, on: boolean): Promise<void> {
      if (!media.isPushed(stream) || !media.isHere(stream)) return;
      database.afterCommit(tx, () => {
        const recording = running.get(live.liveId);
        if (!on) start(live.liveId, stream);
        else if (recording) end(recording);
      });
    },

    /** Ends the recording of a live session that is over; resolves when all of it is written. */
    async finish(liveId: string): Promise<void> {
      const recording = running.get(liveId);
      if (!recording) return;
      running.delete(liveId);
      end(recording);
      await recording.written;
    },

    /** Ends everything; resolves when it is written down. What is on air goes on with the next stretch. */
    async stop(): Promise<void> {
      const all = [...running.values()];
      running.clear();
      for (const recording of all) end(recording);
      await Promise.all(all.map(({ written }) => written));
    },

    /** Why a live session that is on air is not recorded on this server; null while it is. */
    off: (liveId: string): RecordingOff | null => running.get(liveId)?.off ?? null,

    close,

    /** After a start: what a server was recording when it was killed ends with its last whole segment. */
    async recover(): Promise<void> {
      for (const part of await findOpenParts(database.reader)) {
        const row = await findReplay(database.reader, part.live_id);
        if (row && !running.has(part.live_id)) await close(part, row.video_id, 'recorder');
      }
    },
  };
}
export type Recordings = ReturnType<typeof createRecordings>;
