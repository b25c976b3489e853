import type { CallAnswer, CallRequest, calls } from '@goldbean/contract';
import type { Actor } from '../../../../platform/actor.ts';
import { shanghaiTime } from '../../../../platform/clock.ts';
import { refuse } from '../../../../platform/refusal.ts';
import type { Air } from '../transitions/air.service.ts';
import type { LiveFiguresService } from '../audience/figures.views.ts';
import { overKey, roomOf } from '../live-sessions.domain.ts';
import type { LivePorts } from '../live-sessions.ports.ts';
import { updateLive } from '../live-sessions.repository.ts';
import type { Roles } from '../access/roles.access.ts';

type DirectionRequest<Name extends keyof typeof calls.streaming> = CallRequest<
  (typeof calls.streaming)[Name]
>;
type DirectionAnswer<Name extends keyof typeof calls.streaming> = CallAnswer<(typeof calls.streaming)[Name]>;

/** What those who run a live session do while it runs. */
export function createDirection(
  { database, ids, rooms, clock, media }: Pick<LivePorts, 'database' | 'ids' | 'rooms' | 'clock' | 'media'>,
  air: Air,
  roles: Roles,
  figures: LiveFiguresService,
) {
  return {
    /** C063. A stop needs a reason and is for ever (T01, D27). */
    async end(
      actor: Actor,
      { live_id, kind, reason = '' }: DirectionRequest<'end'>,
    ): Promise<DirectionAnswer<'end'>> {
      return database.transaction(async (tx) => {
        const { live, stream } = await air.lock(tx, live_id);
        await roles.need(tx, live, actor, kind === 'stop' ? 'stop' : 'run');
        if (kind === 'stop' && reason === '') return refuse('live.reason_required');
        const row = await air.move(tx, live, stream, kind, { by: actor.uid, reason });
        database.afterCommit(tx, () => media.cut(stream.stream));
        const endedAt = row.ended_at ?? clock.now();
        return {
          state: row.state,
          ended_at: shanghaiTime(endedAt),
          ended_at_ts: endedAt,
          summary: { ...(await figures.common(tx, row)), ...(await figures.earned(tx, row)) },
        };
      });
    },

    /** C064. */
    async notice(
      actor: Actor,
      { live_id, text, type }: DirectionRequest<'notice'>,
    ): Promise<DirectionAnswer<'notice'>> {
      return database.transaction(async (tx) => {
        const { live } = await air.lock(tx, live_id);
        await roles.need(tx, live, actor, 'run');
        if (overKey(live.state)) return refuse('live.ended');
        const eventId = ids.next();
        await rooms.announce(tx, roomOf(live_id), { kind: 'notice', event_id: eventId, text, type });
        return { event_id: eventId };
      });
    },

    /** C062. */
    async product(
      actor: Actor,
      input: DirectionRequest<'changeProduct'>,
    ): Promise<DirectionAnswer<'changeProduct'>> {
      const { live_id, product_id } = input;
      return database.transaction(async (tx) => {
        const { live } = await air.lock(tx, live_id);
        await roles.need(tx, live, actor, 'run');
        const current = product_id === '0' ? null : product_id;
        if (current !== null && !live.goods.includes(current)) return refuse('request.not_found');
        if (current === live.current_product) return { current };
        await updateLive(tx, live_id, { current_product: current });
        await rooms.announce(tx, roomOf(live_id), { kind: 'product_change', product_id: current });
        return { current };
      });
    },
  };
}
