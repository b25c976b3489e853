import { refuse } from '../../../../platform/refusal.ts';
import { tryEach } from '../../../../platform/try-each.ts';
import { graceOf } from '../live-sessions.domain.ts';
import type { LivePorts } from '../live-sessions.ports.ts';
import { airStatusOf, findAllOnAir, findLive, findWaiting } from '../live-sessions.repository.ts';
import type { LiveRow } from '../live-sessions.tables.ts';
import type { LiveMoves } from './move-live.usecase.ts';

/** Does what the grace of live sessions makes due: they end, or continue with their encoder. */
export function createLiveSettling(
  { database, clock, media, log }: Pick<LivePorts, 'database' | 'clock' | 'media' | 'log'>,
  { lock, move }: Pick<LiveMoves, 'lock' | 'move'>,
) {
  const graceIn = (live: LiveRow) => graceOf(clock.now(), airStatusOf(live));
  const isDue = (live: LiveRow): boolean => ['over', 'stale'].includes(graceIn(live));

  /** Ends the live session if its grace is over, or continues it if its encoder is back; a stale grace begins again. */
  async function settle(liveId: string): Promise<void> {
    await database.transaction(async (tx) => {
      const { live, stream } = await lock(tx, liveId);
      if (!isDue(live)) return;
      if (media.isPublishing(stream.stream)) await move(tx, live, stream, 'push');
      else if (graceIn(live) === 'over') await move(tx, live, stream, 'due');
      else await move(tx, { ...live, interrupted_until: null }, stream, 'lost');
    });
  }

  /** A live session as it stands now: what is due of its grace is done first. @throws Refusal `live.missing` */
  async function current(liveId: string): Promise<LiveRow> {
    const live = (await findLive(database.reader, liveId)) ?? refuse('live.missing');
    if (!isDue(live)) return live;
    await settle(liveId);
    return (await findLive(database.reader, liveId)) ?? refuse('live.missing');
  }

  return {
    settle,
    current,

    /** Ends what is due, so that a list never shows a live session on air whose grace is over. */
    async settleAll(): Promise<void> {
      const due = (await findWaiting(database.reader)).filter(isDue);
      try {
        await tryEach(due, ({ live_id }) => settle(live_id));
      } catch (error) {
        // Every list asks first, and none is lost to a live session that cannot be ended now.
        log.error({ err: error }, 'live sessions wait to be ended');
      }
    },

    /** After a start no encoder pushes yet: live sessions that were on air get a new grace. */
    async recover(): Promise<void> {
      for (const { live_id } of await findAllOnAir(database.reader)) {
        await database.transaction(async (tx) => {
          const { live, stream } = await lock(tx, live_id);
          if (live.state !== 'live' || media.isPublishing(stream.stream)) return;
          // Time while the server was down does not count: the encoder could not reconnect.
          await move(tx, { ...live, interrupted_until: null }, stream, 'lost');
        });
      }
    },
  };
}
