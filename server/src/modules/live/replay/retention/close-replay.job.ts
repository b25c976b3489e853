import type { Tx } from '../../../../platform/database/index.ts';
import { shownSegments } from '../playback/playlist.domain.ts';
import { cutOfRow, type RecordedReplays } from '../playback/recorded.access.ts';
import type { Recordings } from '../recording/record-live.usecase.ts';
import { lengthOf } from '../replay.domain.ts';
import type { RecordedLive, ReplayPorts } from '../replay.ports.ts';
import { findParts, findReplay, lockReplay, updatePart, updateReplay } from '../replay.repository.ts';
import { expiryFor, type ReplayExpiry } from './expire-replay.job.ts';

/** What a live session leaves behind becomes its replay. */
export const closeJob = 'replay.close';
/** Waiting for the process that records, and drawing pictures. */
const closeMs = 300_000;

/** From the end of a live session to its replay. */
export function createReplayClose(
  { database, clock, jobs, recorder }: Pick<ReplayPorts, 'database' | 'clock' | 'jobs' | 'recorder'>,
  recordings: Recordings,
  recorded: Pick<RecordedReplays, 'forget'>,
  { remove, planEnd }: Pick<ReplayExpiry, 'remove' | 'planEnd'>,
) {
  /** Draws the pictures of what a replay shows, where it has none; without them it is one all the same. */
  async function draw(liveId: string): Promise<void> {
    const row = await findReplay(database.reader, liveId);
    if (row?.state !== 'ready' || row.has_poster) return;
    const parts = await findParts(database.reader, [liveId]);
    const segments = await Promise.all(
      parts.map(async ({ part }) =>
        (await recorder.segments(row.video_id, part)).map((segment) => ({ ...segment, part })),
      ),
    );
    const thumbnails = await recorder.draw(row.video_id, shownSegments(segments.flat(), cutOfRow(row)));
    if (!thumbnails) return;
    await database.transaction(async (tx) => {
      const now = await lockReplay(tx, liveId);
      // Trimmed meanwhile: the job that the trim has planned draws what is shown then.
      if (now?.trim_from !== row.trim_from || now.trim_to !== row.trim_to) return;
      await updateReplay(tx, liveId, { thumbnails, has_poster: true });
    });
    recorded.forget(liveId);
  }

  /** What a live session leaves behind becomes its replay. May run twice. */
  async function close(liveId: string): Promise<void> {
    if ((await findReplay(database.reader, liveId))?.state !== 'processing') return;
    await recordings.finish(liveId);
    for (const part of await findParts(database.reader, [liveId])) {
      const row = await findReplay(database.reader, liveId);
      if (row && part.ms === null) await recordings.close(part, row.video_id, 'recorder');
    }
    await database.transaction(async (tx) => {
      const row = await lockReplay(tx, liveId);
      if (row?.state !== 'processing' || row.ended_at === null) return;
      if (row.mode === 'none') return remove(tx, row);
      let whole = 0;
      for (const part of await findParts(tx, [liveId])) {
        // A process that outlived its server wrote one more segment after that was looked at.
        const ms = lengthOf(await recorder.segments(row.video_id, part.part));
        if (ms !== part.ms) await updatePart(tx, part, { ms });
        whole += ms;
      }
      if (whole === 0) {
        await updateReplay(tx, liveId, { state: 'failed' });
        return;
      }
      const expiresAt = expiryFor(row, row.ended_at);
      await updateReplay(tx, liveId, { state: 'ready', expires_at: expiresAt });
      await planEnd(tx, liveId, expiresAt);
    });
    recorded.forget(liveId);
  }

  jobs.define(
    closeJob,
    async ({ live_id: liveId }) => {
      if (typeof liveId !== 'string') return;
      await close(liveId);
      await draw(liveId);
    },
    { atOnce: 1, longestMs: closeMs },
  );

  return {
    close,

    /** Another part of it is shown: its pictures are dropped, and a job draws them again. */
    async trimmed(tx: Tx, liveId: string): Promise<void> {
      await updateReplay(tx, liveId, { thumbnails: null, has_poster: false });
      await jobs.at(tx, closeJob, { live_id: liveId }, clock.now());
    },

    /** A live session is over, in the transaction that says so. */
    async over(tx: Tx, live: RecordedLive): Promise<void> {
      const row = await lockReplay(tx, live.liveId);
      if (row?.state !== 'recording') return;
      await updateReplay(tx, live.liveId, { state: 'processing', ended_at: live.endedAt ?? clock.now() });
      await jobs.at(tx, closeJob, { live_id: live.liveId }, clock.now());
    },
  };
}
export type ReplayClose = ReturnType<typeof createReplayClose>;
