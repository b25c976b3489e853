import type { LiveEventInput } from '@goldbean/contract';
import type { Tx } from '../../../../platform/database/index.ts';
import type { PublishInfo } from '../../../../platform/media/index.ts';
import { refuse } from '../../../../platform/refusal.ts';
import type { Registry } from '../../../../platform/registry.ts';
import { tryEach } from '../../../../platform/try-each.ts';
import type { LiveAirRestriction, LiveRestrictions } from '../sessions/restrictions.access.ts';
import { graceOf, liveForPush, overKey, roomOf, step, type Act } from '../live-sessions.domain.ts';
import type { LivePorts } from '../live-sessions.ports.ts';
import {
  findAllOnAir,
  findCandidates,
  findLastEnd,
  findLive,
  findOnAir,
  findWaiting,
  lockLive,
  airStatusOf,
  updateLive,
} from '../live-sessions.repository.ts';
import type { LiveRow } from '../live-sessions.tables.ts';
import { onRecord, type AirFollower } from './air.events.ts';
import type { Reminders } from './reminders.job.ts';
import { findStream, lockStream, updateStream, type StreamRow } from './streams.repository.ts';

export const graceJob = 'live.grace';

/** `film`: the live session that shows the demo's film and that a push would replace. */
type PushLive =
  | { readonly live: LiveRow; readonly film: LiveRow | null }
  | { readonly refused: 'no_live' | 'just_ended' | LiveAirRestriction['reason'] };

/** A listener to the end of a live session, called in the transaction that ends it; its rows are locked after the live session's. */
export type OnOver = (tx: Tx, liveId: string) => Promise<void>;

/** Moves live sessions on and off the air and announces it in their rooms. Every move locks the channel's stream. */
export function createAir(
  ports: Pick<LivePorts, 'database' | 'clock' | 'jobs' | 'media' | 'rooms' | 'log'>,
  bars: Pick<LiveRestrictions, 'ofAir'>,
  followers: Pick<Registry<Record<string, AirFollower>>, 'all'>,
  overs: () => readonly OnOver[],
  reminders: Pick<Reminders, 'started'>,
) {
  const { database, clock, jobs, media, rooms, log } = ports;
  /** Lives that show the demo's film: a push for a live session that was opened since, or chosen, replaces them. */
  const filmed = new Set<string>();

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

  /** The live session, locked after its channel's stream. @throws Refusal `live.missing` */
  async function lock(tx: Tx, liveId: string): Promise<{ live: LiveRow; stream: StreamRow }> {
    const found = await findLive(tx, liveId);
    if (!found) return refuse('live.missing');
    const stream = await lockStream(tx, found.channel_id);
    const live = await lockLive(tx, liveId);
    return live ? { live, stream } : refuse('live.missing');
  }

  const graceIn = (live: LiveRow) => graceOf(clock.now(), airStatusOf(live));
  const isDue = (live: LiveRow): boolean => ['over', 'stale'].includes(graceIn(live));

  /** Ends the live session if its grace is over, or continues it if its encoder is back; a stale grace begins anew. */
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

  /**
   * The live session a push belongs to now, or why there is none. A film on air is replaced by a live session that was
   * chosen, or opened since the film began.
   */
  async function liveOf(tx: Tx, stream: StreamRow): Promise<PushLive> {
    const bar = await bars.ofAir(tx, stream.channel_id);
    if (bar) return { refused: bar.reason };
    const now = clock.now();
    const onAir = await findOnAir(tx, stream.channel_id);
    const open = await findCandidates(tx, stream.channel_id);
    if (onAir && filmed.has(onAir.live_id)) {
      const meant = open.filter(
        ({ liveId, createdAt }) => liveId === stream.chosen_live || createdAt > (onAir.started_at ?? now),
      );
      const found = liveForPush(now, meant, stream.chosen_live, null);
      const live = 'refused' in found ? null : await lockLive(tx, found.liveId);
      return live ? { live, film: onAir } : { live: onAir, film: null };
    }
    const isOver = onAir?.interrupted_until && onAir.interrupted_until <= now;
    if (onAir && !isOver) return { live: onAir, film: null };
    if (onAir) await move(tx, onAir, stream, 'due');
    const lastEnd = await findLastEnd(tx, stream.channel_id);
    const found = liveForPush(now, open, stream.chosen_live, lastEnd);
    if ('refused' in found) return found;
    const live = await lockLive(tx, found.liveId);
    return live ? { live, film: null } : { refused: 'no_live' };
  }

  /** An encoder, or the demo's loop, is on a stream: its live session goes on air, or goes on. */
  async function published(name: string, info: PublishInfo): Promise<void> {
    await database.transaction(async (tx) => {
      const found = await findStream(tx, { stream: name });
      const stream = found && (await lockStream(tx, found.channel_id));
      const chosen = stream && (await liveOf(tx, stream));
      if (!stream || !chosen || 'refused' in chosen) {
        log.warn({ stream: name, kind: info.kind }, 'a push without a live session is cut');
        database.afterCommit(tx, () => media.cut(name));
        return;
      }
      const { live, film } = chosen;
      await updateStream(tx, stream.channel_id, { refused: '' });
      if (stream.test_live === live.live_id) {
        log.info({ stream: name, live_id: live.live_id }, 'a test push');
        return;
      }
      if (film) await move(tx, film, stream, 'end');
      await follow(tx, await move(tx, live, stream, 'push'), stream);
      database.afterCommit(tx, () => {
        if (film) filmed.delete(film.live_id);
        if (info.kind === 'loop') filmed.add(live.live_id);
        else filmed.delete(live.live_id);
      });
    });
  }

  /** The push has ended: the live session waits for its encoder. */
  async function unpublished(name: string): Promise<void> {
    await database.transaction(async (tx) => {
      const found = await findStream(tx, { stream: name });
      if (!found) return;
      const stream = await lockStream(tx, found.channel_id);
      const live = await findOnAir(tx, stream.channel_id);
      if (live && !media.isPublishing(name)) await move(tx, live, stream, 'lost');
    });
  }

  return {
    lock,
    move,
    follow,
    liveOf,
    settle,
    current,
    published,
    unpublished,
    isFilm: (liveId: string): boolean => filmed.has(liveId),

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
export type Air = ReturnType<typeof createAir>;
