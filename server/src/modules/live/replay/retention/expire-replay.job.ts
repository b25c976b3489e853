import type { Tx } from '../../../../platform/database/index.ts';
import { tryEach } from '../../../../platform/try-each.ts';
import type { RecordedReplays } from '../playback/recorded.access.ts';
import type { ReplayPorts } from '../replay.ports.ts';
import { deleteReplay, findDue, lockReplay, updateReplay } from '../replay.repository.ts';
import type { ReplayRow } from '../replay.tables.ts';

const expireJob = 'replay.expire';
const dayMs = 86_400_000;

/** When a replay is gone; null for a permanent one. */
export const expiryFor = (
  { mode, days }: Pick<ReplayRow, 'mode' | 'days'>,
  endedAt: number,
): number | null => (mode === 'limited' && days !== null ? endedAt + days * dayMs : null);

/** The end of replays: their time is up, or nobody wants them. */
export function createReplayExpiry(
  {
    database,
    clock,
    jobs,
    log,
    recorder,
  }: Pick<ReplayPorts, 'database' | 'clock' | 'jobs' | 'log' | 'recorder'>,
  recorded: Pick<RecordedReplays, 'forget'>,
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

  async function expire(liveId: string): Promise<void> {
    await database.transaction(async (tx) => {
      const row = await lockReplay(tx, liveId);
      if (row?.state !== 'ready' || row.expires_at === null || row.expires_at > clock.now()) return;
      await updateReplay(tx, liveId, { state: 'expired' });
      dropFiles(tx, row);
    });
  }

  jobs.define(expireJob, async ({ live_id: liveId }) => {
    if (typeof liveId === 'string') await expire(liveId);
  });

  return {
    remove,
    planEnd,
    expire,

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
  };
}
export type ReplayExpiry = ReturnType<typeof createReplayExpiry>;
