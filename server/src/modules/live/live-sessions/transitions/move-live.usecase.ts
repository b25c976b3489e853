import type { LiveEventInput } from '@goldbean/contract';
import type { Tx } from '../../../../platform/database/index.ts';
import { refuse } from '../../../../platform/refusal.ts';
import type { Registry } from '../../../../platform/registry.ts';
import { overKey, roomOf, step, type Act } from '../live-sessions.domain.ts';
import type { LivePorts } from '../live-sessions.ports.ts';
import { airStatusOf, findLive, lockLive, updateLive } from '../live-sessions.repository.ts';
import type { LiveRow } from '../live-sessions.tables.ts';
import type { Reminders } from '../on-air/reminders.job.ts';
import { lockStream, updateStream, type StreamRow } from '../on-air/streams.repository.ts';
import { onRecord, type AirFollower } from './air.events.ts';

/** Name of the job that is due when the grace of a live session is over. */
export const graceJob = 'live.grace';

/** A listener to the end of a live session, called in the transaction that ends it; its rows are locked after the live session's. */
export type OnOver = (tx: Tx, liveId: string) => Promise<void>;

/** Moves of the state machine, announced in the rooms of live sessions. Every move locks the channel's stream. */
export function createLiveMoves(
  { clock, jobs, rooms, log }: Pick<LivePorts, 'clock' | 'jobs' | 'rooms' | 'log'>,
  followers: Pick<Registry<Record<string, AirFollower>>, 'all'>,
  overs: () => readonly OnOver[],
  reminders: Pick<Reminders, 'started' | 'over'>,
) {
  /** The live session, locked after its channel's stream. @throws Refusal `live.missing` */
  async function lock(tx: Tx, liveId: string): Promise<{ live: LiveRow; stream: StreamRow }> {
    const found = await findLive(tx, liveId);
    if (!found) return refuse('live.missing');
    const stream = await lockStream(tx, found.channel_id);
    const live = await lockLive(tx, liveId);
    return live ? { live, stream } : refuse('live.missing');
  }

  /** Applies one act of the state machine to a locked live session. @throws Refusal when the state forbids it */
  async function move(
    tx: Tx,
    live: LiveRow,
    stream: StreamRow,
    act: Act,
    decided?: { by: string; reason: string },
  ): Promise<LiveRow> {
    const now = clock.now();
    const next = step(now, airStatusOf(live), act);
    if ('refused' in next) return refuse(next.refused);
    const { to, event } = next;
    if (event === null) return live;
    const isOver = overKey(to.state) !== null;
    const row = await updateLive(tx, live.live_id, {
      state: to.state,
      interrupted_until: to.interruptedUntil,
      ...(to.state !== 'live' && { paused_at: null }),
      ...(event === 'live_start' && { started_at: now }),
      // Not before it began, though the clock was set back since.
      ...(isOver && {
        ended_at: Math.max(live.started_at ?? 0, act === 'due' ? (live.interrupted_until ?? now) : now),
      }),
      ...(decided && { ended_by: decided.by, end_reason: decided.reason }),
    });
    if (to.interruptedUntil !== null)
      await jobs.at(tx, graceJob, { live_id: live.live_id }, to.interruptedUntil);
    if (isOver && stream.chosen_live === live.live_id)
      await updateStream(tx, live.channel_id, { chosen_live: null });
    // The test is over: what was shown to those who run it is shown to all, or to nobody.
    if (stream.test_live === live.live_id) await updateStream(tx, live.channel_id, { test_live: null });
    if (isOver) for (const notify of overs()) await notify(tx, live.live_id);
    if (isOver) await reminders.over(tx, live.live_id);
    const events: Record<typeof event, LiveEventInput> = {
      live_start: { kind: 'live_start', live_id: live.live_id },
      live_resume: { kind: 'live_resume', live_id: live.live_id },
      live_interrupt: {
        kind: 'live_interrupt',
        live_id: live.live_id,
        until: to.interruptedUntil ?? now,
      },
      live_end: { kind: 'live_end', live_id: live.live_id },
      live_stop: { kind: 'live_stop', live_id: live.live_id, reason: decided?.reason ?? '' },
    };
    if (event === 'live_start') await reminders.started(tx, live.live_id);
    await rooms.announce(tx, roomOf(live.live_id), events[event]);
    if (isOver) for (const follower of followers.all()) await follower.over(tx, onRecord(row, now));
    log.info({ live_id: live.live_id, event, state: row.state }, 'live session');
    return row;
  }

  /** The encoder that pushes now is for this live session. */
  async function follow(tx: Tx, live: LiveRow, { stream }: StreamRow): Promise<void> {
    for (const follower of followers.all())
      await follower.began(tx, onRecord(live, clock.now()), stream, live.paused_at !== null);
  }

  return { lock, move, follow };
}
export type LiveMoves = ReturnType<typeof createLiveMoves>;
