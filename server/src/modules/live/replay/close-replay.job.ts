import type { Tx } from '../../../platform/database/index.ts';
import { tryEach } from '../../../platform/try-each.ts';
import { cutOf, lengthOf } from './replay.domain.ts';
import type { RecordedReplays } from './recorded.access.ts';
import type { Recordings } from './record-live.usecase.ts';
import type { RecordedLive, ReplayPorts } from './replay.ports.ts';
import {
  deleteReplay,
  findDue,
  findParts,
  findReplay,
  lockReplay,
  updatePart,
  updateReplay,
} from './replay.repository.ts';
import type { ReplayRow } from './replay.tables.ts';

/** What a live session leaves behind becomes its replay. */
export const closeJob = 'replay.close';
const expireJob = 'replay.expire';
const dayMs = 86_400_000;
/** Waiting for the process that records, and drawing pictures. */
const closeMs = 300_000;

/** When a replay is gone; null for a permanent one. */
export const expiryFor = (
  { mode, days }: Pick<ReplayRow, 'mode' | 'days'>,
  endedAt: number,
): number | null => (mode === 'limited' && days !== null ? endedAt + days * dayMs : null);

/** From the end of a live session to the end of its replay. */
export function createReplayClose(
  {
    database,
    clock,
    jobs,
    log,
    recorder,
  }: Pick<ReplayPorts, 'database' | 'clock' | 'jobs' | 'log' | 'recorder'>,
  recordings: Recordings,
  recorded: RecordedReplays,
) {
  /** The files go after the commit; what a crash leaves of them is removed when the row is looked at again. */
  function dropFiles(tx: Tx, { video_id: name, live_id: liveId }: ReplayRow): void {
    database.afterCommit(tx, () => {
      recorded.forget(liveId);
      recorder
        .remove(name)
        .catch((error: unknown) => log.error({ err: error, live_id: liveId }, 'a recording was not removed'));
    });
  }

  async function remove(tx: Tx, row: ReplayRow): Promise<void> {
    await deleteReplay(tx, row.live_id);
    dropFiles(tx, row);
  }

  async function planEnd(tx: Tx, liveId: string, expiresAt: number | null): Promise<void> {
    if (expiresAt !== null) await jobs.at(tx, expireJob, { live_id: liveId }, expiresAt);
  }

  /** Draws the pictures of a replay that has none; without them it is one all the same. */
  async function draw(liveId: string): Promise<void> {
    const row = await findReplay(database.reader, liveId);
    if (row?.state !== 'ready' || row.has_poster) return;
    const parts = await findParts(database.reader, [liveId]);
    const segments = await Promise.all(
      parts.map(async ({ part }) =>
        (await recorder.segments(row.video_id, part)).map((segment) => ({ ...segment, part })),
      ),
    );
    const thumbnails = await recorder.draw(row.video_id, segments.flat());
    if (!thumbnails) return;
    await database.transaction((tx) => updateReplay(tx, liveId, { thumbnails, has_poster: true }));
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

  async function expire(liveId: string): Promise<void> {
    await database.transaction(async (tx) => {
      const row = await lockReplay(tx, liveId);
      if (row?.state !== 'ready' || row.expires_at === null || row.expires_at > clock.now()) return;
      await updateReplay(tx, liveId, { state: 'expired' });
      dropFiles(tx, row);
    });
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
  jobs.define(expireJob, async ({ live_id: liveId }) => {
    if (typeof liveId === 'string') await expire(liveId);
  });

  return {
    remove,
    planEnd,
    close,
    expire,

    /** A live session is over, in the transaction that says so. */
    async over(tx: Tx, live: RecordedLive): Promise<void> {
      const row = await lockReplay(tx, live.liveId);
      if (row?.state !== 'recording') return;
      await updateReplay(tx, live.liveId, { state: 'processing', ended_at: live.endedAt ?? clock.now() });
      await jobs.at(tx, closeJob, { live_id: live.liveId }, clock.now());
    },

    /** What is due is done now, so that no list shows a replay whose hour has come. */
    async settleAll(): Promise<void> {
      const due = await findDue(database.reader, clock.now());
      try {
        await tryEach(
          due.filter(({ state }) => state === 'ready'),
          ({ live_id: liveId }) => expire(liveId),
        );
      } catch (error) {
        log.error({ err: error }, 'replays wait to expire');
      }
    },

    /** A cut of a recording as whole segments; null when it is outside of it. */
    async cutOf(row: ReplayRow, wanted: { from: number; to: number }, least: number) {
      const parts = await findParts(database.reader, [row.live_id]);
      const segments = await Promise.all(parts.map(({ part }) => recorder.segments(row.video_id, part)));
      return cutOf(segments.flat(), wanted, least);
    },
  };
}
