import type { CallAnswer, CallRequest, calls } from '@goldbean/contract';
import type { Actor } from '../../../../platform/actor.ts';
import type { Reader, Tx } from '../../../../platform/database/index.ts';
import { shanghaiTime } from '../../../../platform/clock.ts';
import type { IdempotencyKey } from '../../../../platform/idempotency.ts';
import { refuse } from '../../../../platform/refusal.ts';
import { findAction, findInForce, lockAction } from '../actions/actions.repository.ts';
import type { ModerationActions } from '../actions/actions.usecase.ts';
import { createBanExtensions } from './extend-ban.usecase.ts';
import { findBans, findConfirmed, findWaiting } from './extensions.repository.ts';
import { banUntil, endOf } from '../moderation.domain.ts';
import type { ModerationPorts } from '../moderation.ports.ts';
import type { ActionRow } from '../moderation.tables.ts';
import type { Rights } from '../rights.access.ts';
import { banViews } from './bans.views.ts';

type BansRequest<Name extends keyof typeof calls.moderation> = CallRequest<(typeof calls.moderation)[Name]>;
type BansAnswer<Name extends keyof typeof calls.moderation> = CallAnswer<(typeof calls.moderation)[Name]>;

/** Bans: the stream is cut, and its channel does not broadcast until they end (T02, D26). */
export function createBans(
  ports: ModerationPorts,
  actions: ModerationActions,
  rights: Pick<Rights, 'needOffice'>,
) {
  const { database, clock, idempotency, rooms, lives } = ports;
  const extensions = createBanExtensions(ports, actions, rights);

  async function answerOf(reader: Reader, ban: ActionRow): Promise<BansAnswer<'ban'>> {
    const until = ban.until_at ?? clock.now();
    const waiting = (await findWaiting(reader, [ban.action_id])).get(ban.action_id);
    const longer_until_ts = waiting?.until_at ?? null;
    return { ban_id: ban.action_id, until: shanghaiTime(until), until_ts: until, longer_until_ts };
  }

  async function begin(tx: Tx, actor: Actor, given: BansRequest<'ban'>): Promise<ActionRow> {
    const live = await lives.lock(tx, given.live_id);
    const role = await rights.needOffice(tx, actor, live);
    const now = clock.now();
    if (given.until !== undefined && given.until <= now) return refuse('moderation.until_past');
    const { channelId } = live;
    const before = await actions.inForce(tx, { kind: 'ban', channelId });
    if (before) {
      if (given.until !== undefined && given.until > (before.until_at ?? 0))
        await extensions.ask(tx, before, actor.uid, given.until);
      return before;
    }
    const { until, longer } = banUntil(now, given.until);
    const aim = { kind: 'ban', scope: 'channel', live, target: live.streamerUid, role, until } as const;
    const ban = await actions.record(tx, actor, given, aim);
    if (!ban) throw new Error('the stream of the channel is locked, so no other ban can stand');
    const notifiedRooms = await actions.roomsOf(tx, live);
    await lives.cut(tx, channelId, { by: actor.uid, reason: given.reason });
    for (const room of notifiedRooms)
      await rooms.announce(tx, room, { kind: 'ban', reason: given.reason, until });
    if (longer !== null) await extensions.ask(tx, ban, actor.uid, longer);
    return ban;
  }

  return {
    /** C003. */
    add: (actor: Actor, given: BansRequest<'ban'>, intent: IdempotencyKey): Promise<BansAnswer<'ban'>> =>
      database.transaction((tx) =>
        idempotency.once(tx, intent, async () => answerOf(tx, await begin(tx, actor, given))),
      ),

    decide: extensions.decide,

    /** G211: one that is over stays as it is. */
    lift: (
      actor: Actor,
      given: BansRequest<'liftBan'>,
      intent: IdempotencyKey,
    ): Promise<BansAnswer<'liftBan'>> =>
      database.transaction((tx) =>
        idempotency.once(tx, intent, async () => {
          const found = await findAction(tx, given.ban_id);
          if (found?.kind !== 'ban') return refuse('request.not_found');
          await rights.needOffice(tx, actor, await lives.lock(tx, found.live_id));
          const ban = (await lockAction(tx, given.ban_id)) ?? refuse('request.not_found');
          const isUp = endOf(ban, clock.now()) !== null;
          const at =
            ban.ended_at ?? (await actions.end(tx, ban, isUp ? null : actor.uid, isUp ? '' : given.reason));
          return { at: shanghaiTime(at), at_ts: at };
        }),
      ),

    /** G203. */
    async list({ page, page_size }: BansRequest<'bans'>): Promise<BansAnswer<'bans'>> {
      const { reader } = database;
      const { rows, total } = await findBans(reader, clock.now(), { page, page_size });
      const banIds = rows.map((row) => row.action_id);
      const longer = {
        waiting: await findWaiting(reader, banIds),
        confirmed: await findConfirmed(reader, banIds),
      };
      return { list: await banViews(reader, rows, longer, ports), total, page, page_size };
    },

    /** The ban of a channel in force; its time may be up, which no job has seen yet. */
    async inForce(reader: Reader, channelId: string): Promise<ActionRow | null> {
      const ban = await findInForce(reader, { kind: 'ban', channelId });
      return ban && endOf(ban, clock.now()) === null ? ban : null;
    },
  };
}
export type Bans = ReturnType<typeof createBans>;
