import type { CallAnswer, CallRequest, calls } from '@goldbean/contract';
import type { Actor } from '../../../../platform/actor.ts';
import { refuse } from '../../../../platform/refusal.ts';
import type { Registry } from '../../../../platform/registry.ts';
import type { Air } from '../transitions/air.service.ts';
import { graceJob } from '../transitions/move-live.usecase.ts';
import type { LiveRestrictions } from '../access/restrictions.access.ts';
import { graceMs, overKey, roomOf } from '../live-sessions.domain.ts';
import type { LivePorts } from '../live-sessions.ports.ts';
import { findOnAir, updateLive } from '../live-sessions.repository.ts';
import { onRecord, type AirFollower } from '../transitions/air.events.ts';
import type { Roles } from '../access/roles.access.ts';
import { updateStream } from './streams.repository.ts';

type PausesRequest<Name extends keyof typeof calls.streaming> = CallRequest<(typeof calls.streaming)[Name]>;
type PausesAnswer<Name extends keyof typeof calls.streaming> = CallAnswer<(typeof calls.streaming)[Name]>;

/** Pictures that members do not see: of a pause, and of a test before the live session begins (S36). */
export function createPauses(
  {
    database,
    clock,
    jobs,
    media,
    rooms,
    log,
  }: Pick<LivePorts, 'database' | 'clock' | 'jobs' | 'media' | 'rooms' | 'log'>,
  air: Air,
  roles: Roles,
  restrictions: Pick<LiveRestrictions, 'ofAir'>,
  followers: Pick<Registry<Record<string, AirFollower>>, 'all'>,
) {
  return {
    /** G213. */
    async pause(actor: Actor, { live_id, on }: PausesRequest<'pause'>): Promise<PausesAnswer<'pause'>> {
      return database.transaction(async (tx) => {
        const { live, stream } = await air.lock(tx, live_id);
        await roles.need(tx, live, actor, 'run');
        const over = overKey(live.state);
        if (over) return refuse(over);
        if (live.state !== 'live') return refuse('live.not_on_air');
        if ((live.paused_at !== null) === on) return { paused_ts: live.paused_at };
        const now = clock.now();
        const since = on ? now : null;
        // Without an encoder, the time that it may be gone is counted again.
        const until = live.interrupted_until === null ? null : now + graceMs(on);
        const row = await updateLive(tx, live_id, { paused_at: since, interrupted_until: until });
        if (until !== null) await jobs.at(tx, graceJob, { live_id }, until);
        await rooms.announce(tx, roomOf(live_id), { kind: 'live_pause', live_id, since });
        if (until !== null)
          await rooms.announce(tx, roomOf(live_id), { kind: 'live_interrupt', live_id, until });
        for (const follower of followers.all())
          await follower.paused(tx, onRecord(row, now), stream.stream, on);
        // Everybody opens the picture again: who still may have it gets an address.
        if (on) database.afterCommit(tx, () => media.dismiss(stream.stream));
        log.info({ live_id, on }, 'pause picture');
        return { paused_ts: since };
      });
    },

    /** G212. */
    async test(actor: Actor, { live_id }: PausesRequest<'test'>): Promise<PausesAnswer<'test'>> {
      return database.transaction(async (tx) => {
        const { live, stream } = await air.lock(tx, live_id);
        await roles.need(tx, live, actor, 'run');
        const over = overKey(live.state);
        if (over) return refuse(over);
        if (live.state === 'live') return refuse('live.locked');
        const restriction = await restrictions.ofAir(tx, live.channel_id);
        if (restriction) return refuse(restriction.key, restriction.data);
        const onAir = await findOnAir(tx, live.channel_id);
        if (onAir && !air.isFilm(onAir.live_id)) return refuse('live.already_on_air');
        if (onAir) {
          // The film's viewers would see the test in its place.
          await air.move(tx, onAir, stream, 'end');
          database.afterCommit(tx, () => media.cut(stream.stream));
        }
        await updateStream(tx, live.channel_id, { chosen_live: live_id, test_live: live_id });
        return { testing: true };
      });
    },
  };
}
