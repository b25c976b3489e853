import type { RecordingOff } from '@goldbean/contract';
import type { Tx } from '../../../../platform/database/index.ts';
import type { GapReason } from '../replay.domain.ts';
import type { RecordedLive, ReplayPorts } from '../replay.ports.ts';
import { findOpenParts, findReplay, insertReplay } from '../replay.repository.ts';
import type { PartRow } from '../replay.tables.ts';
import { closeStretch, startRecording, type RecordingDeps } from './record-stretch.usecase.ts';
import { endRecording, type RunningRecordings } from './running-recordings.state.ts';

type RecordingPorts = Pick<ReplayPorts, 'database' | 'clock' | 'ids' | 'log' | 'media' | 'recorder'> &
  Partial<Pick<RecordingDeps, 'after'>>;

/** Records the live sessions whose encoders push to this server, a stretch for each time one begins. */
export function createRecordings(ports: RecordingPorts) {
  const { database, ids, media } = ports;
  const after = ports.after ?? ((ms: number, run: () => void) => setTimeout(run, ms).unref());
  const running: RunningRecordings = new Map();
  const deps: RecordingDeps = { ...ports, after, running };

  const close = (part: PartRow, name: string, why: GapReason): Promise<void> =>
    closeStretch(part, { name, why }, deps);

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
      if (media.isHere(stream) && !isPaused)
        database.afterCommit(tx, () => startRecording(live.liveId, stream, deps));
    },

    /** What is pushed during a pause is in no replay (S36); its stretch ends, and the next begins when it goes on. */
    async paused(tx: Tx, live: RecordedLive, stream: string, on: boolean): Promise<void> {
      if (!media.isPushed(stream) || !media.isHere(stream)) return;
      database.afterCommit(tx, () => {
        const recording = running.get(live.liveId);
        if (!on) startRecording(live.liveId, stream, deps);
        else if (recording) endRecording(recording);
      });
    },

    /** Ends the recording of a live session that is over; resolves when all of it is written. */
    async finish(liveId: string): Promise<void> {
      const recording = running.get(liveId);
      if (!recording) return;
      running.delete(liveId);
      endRecording(recording);
      await recording.written;
    },

    /** Ends everything; resolves when it is written down. What is on air goes on with the next stretch. */
    async stop(): Promise<void> {
      const all = [...running.values()];
      running.clear();
      for (const recording of all) endRecording(recording);
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
