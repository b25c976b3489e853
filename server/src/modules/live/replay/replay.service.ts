import type { Reader, Tx } from '../../../platform/database/index.ts';
import { createEngineFiles } from './recording/engine-files.usecase.ts';
import { createRecordedAccess, cutOfRow, isOver, type Known } from './playback/recorded.access.ts';
import { createRecordings } from './recording/record-live.usecase.ts';
import type { ReplayPorts, ReplayViewer } from './replay.ports.ts';
import { findReplay } from './replay.repository.ts';
import { ticketOf } from './playback/replay-tickets.domain.ts';
import { createReplayViews } from './replay.views.ts';
import { createReplayChoice } from './retention/choose-replay.usecase.ts';
import { createReplayClose } from './retention/close-replay.job.ts';
import { createReplayExpiry } from './retention/expire-replay.job.ts';
import { createTimeline } from './timeline.usecase.ts';
import { createReplayView } from './view-replay.usecase.ts';
import { addReplayWatch, hasWatchedReplay } from './playback/watching.repository.ts';

/** Replays of live sessions: recorded while they are on air, retained as long as was chosen, watched by who may enter (S37). */
export function createReplays(ports: ReplayPorts) {
  const { clock, secret, lives } = ports;
  const recordings = createRecordings(ports);
  const recorded = createRecordedAccess(ports);
  const timeline = createTimeline(ports);
  const views = createReplayViews(ports, timeline);
  const expiry = createReplayExpiry(ports, recorded);
  const closing = createReplayClose(ports, recordings, recorded, expiry);
  const engineFiles = createEngineFiles(ports, recorded);

  return {
    ...createReplayView(ports, recorded, views, timeline, expiry),
    ...createReplayChoice(ports, recorded, views, expiry, closing),

    /** C036; of a live session without a replay nothing is stored. */
    async watched(
      tx: Tx,
      { liveId, uid, seconds, pos }: { liveId: string; uid: string; seconds: number; pos: number },
    ): Promise<void> {
      const row = await findReplay(tx, liveId);
      if (!row) return;
      const place = pos * 1_000 + (cutOfRow(row)?.from ?? 0);
      await addReplayWatch(tx, { live_id: liveId, uid, seconds, place });
    },
    hasWatched: hasWatchedReplay,

    /** What a live session on air shows of it. */
    async hlsOf(viewer: ReplayViewer, liveId: string): Promise<string | null> {
      const known = await recorded.lately(liveId);
      const isPlayed = known && known.row.state === 'recording' && known.whole > 0;
      return isPlayed ? views.hls(viewer, liveId) : null;
    },
    /** Whether members may watch it now that the live session is over, or will when it is made. */
    async hasReplay(from: Reader, liveId: string): Promise<boolean> {
      const row = await findReplay(from, liveId);
      if (!row || row.mode === 'none' || row.state === 'failed') return false;
      return !isOver(row, clock.now());
    },
    offOf: recordings.off,
    take: engineFiles.take,
    began: recordings.began,
    paused: recordings.paused,
    over: closing.over,
    close: closing.close,
    expire: expiry.expire,

    /**
     * The recording of which a ticket lets this place be read now; null: of none. The right is asked for each file: an address
     * is good for hours, and a member may leave or be removed, and the live session be stopped, before.
     */
    async open(ticket: string, liveId: string, place: string): Promise<Known | null> {
      const good = ticketOf(secret, ticket, { liveId, place }, clock.now());
      if (!good || !(await lives.admits(good))) return null;
      const known = await recorded.lately(liveId);
      return known && !isOver(known.row, clock.now()) ? known : null;
    },

    start: recordings.recover,
    stop: recordings.stop,
  };
}
export type Replays = ReturnType<typeof createReplays>;
