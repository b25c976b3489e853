import type { Actor } from '../../../../platform/actor.ts';
import type { Reader, Tx } from '../../../../platform/database/index.ts';
import { refuse } from '../../../../platform/refusal.ts';
import type { Roles } from '../access/roles.access.ts';
import type { LiveRoomAccesses } from '../access/room.access.ts';
import { findAired, takeWatched } from '../audience/aired.repository.ts';
import { may, overKey, roomOf } from '../live-sessions.domain.ts';
import type { LivePorts } from '../live-sessions.ports.ts';
import { findLive, holdLive } from '../live-sessions.repository.ts';
import type { Air } from '../transitions/air.service.ts';
import { findSelling } from './selling.repository.ts';

/** A live session on air, as the features that give and sell in it need it. */
export interface LiveOnAir {
  readonly liveId: string;
  readonly room: string;
  readonly channelId: string;
  /** UTC ms. */
  readonly startedAt: number;
}

/** For gifts and whatever else happens in a live session on air; it cannot end before the caller's transaction does. */
export function createOnAirProvider(
  { clock }: Pick<LivePorts, 'clock'>,
  air: Pick<Air, 'lock'>,
  roles: Roles,
  access: Pick<LiveRoomAccesses, 'of' | 'among' | 'enter'>,
) {
  return {
    /** @throws Refusal `live.missing`, `live.not_on_air` */
    async onAir(tx: Tx, liveId: string): Promise<LiveOnAir> {
      const live = (await holdLive(tx, liveId)) ?? refuse('live.missing');
      const isOver = live.interrupted_until !== null && live.interrupted_until <= clock.now();
      if (live.state !== 'live' || live.started_at === null || isOver) return refuse('live.not_on_air');
      return { liveId, room: roomOf(liveId), channelId: live.channel_id, startedAt: live.started_at };
    },
    enter: access.enter,
    /** Whether it was stopped, not ended. @throws Refusal `live.missing` */
    async isStopped(reader: Reader, liveId: string): Promise<boolean> {
      const live = (await findLive(reader, liveId)) ?? refuse('live.missing');
      return live.state === 'stopped';
    },
    access: access.of,
    accessAmong: access.among,
    /** Live sessions that are on air, or still were after a moment, UTC ms. */
    airedSince: findAired,
    /** The minutes that members have watched since they were last taken. */
    takeWatched,
    /** The live session's room. @throws Refusal `live.missing` */
    async roomOf(reader: Reader, liveId: string): Promise<string> {
      if (!(await findLive(reader, liveId))) refuse('live.missing');
      return roomOf(liveId);
    },
    /** Products of the live session in its order, and the one being presented: none once it is over. @throws Refusal `live.missing` */
    async goodsOf(reader: Reader, liveId: string): Promise<{ goods: string[]; current: string | null }> {
      const live = (await findLive(reader, liveId)) ?? refuse('live.missing');
      return { goods: live.goods, current: overKey(live.state) ? null : live.current_product };
    },
    /** Rooms of the live sessions on air that sell one of these products. */
    roomsSelling: async (reader: Reader, productIds: readonly string[]) =>
      (await findSelling(reader, productIds)).map(({ liveId, productId }) => ({
        room: roomOf(liveId),
        productId,
      })),
    /** Whether they run the live session. @throws Refusal `live.missing` */
    async isRunBy(reader: Reader, liveId: string, actor: Actor): Promise<boolean> {
      const live = (await findLive(reader, liveId)) ?? refuse('live.missing');
      return may(await roles.roleOf(reader, live, actor), 'run');
    },
    /** Only those who run the live session (P05). @throws Refusal `live.missing`, `request.forbidden` */
    async needRunner(reader: Reader, liveId: string, actor: Actor): Promise<void> {
      const live = (await findLive(reader, liveId)) ?? refuse('live.missing');
      await roles.need(reader, live, actor, 'run');
    },
    /**
     * The room of a live session that is not over, and is not before the caller's transaction ends; for those who run it.
     * @throws Refusal `live.missing`, `live.ended`, `live.stopped`, `request.forbidden`
     */
    async runBy(tx: Tx, liveId: string, actor: Actor): Promise<string> {
      const { live } = await air.lock(tx, liveId);
      await roles.need(tx, live, actor, 'run');
      const over = overKey(live.state);
      return over ? refuse(over) : roomOf(liveId);
    },
  };
}
