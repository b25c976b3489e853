import { mayKeepOrder, type CallAnswer, type CallRequest, type calls } from '@goldbean/contract';
import { sql } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import { shanghaiTime } from '../../../platform/clock.ts';
import type { Reader } from '../../../platform/database/index.ts';
import type { IdempotencyKey } from '../../../platform/idempotency.ts';
import { refuse } from '../../../platform/refusal.ts';
import { findAction, findNewest, lockAction } from './actions/actions.repository.ts';
import type { ModerationActions } from './actions/actions.usecase.ts';
import { findFreezes } from './lists.repository.ts';
import { endOf, freezeUntil } from './moderation.domain.ts';
import type { ModerationPorts } from './moderation.ports.ts';
import type { Rights } from './rights.access.ts';
import type { ModerationViews } from './moderation.views.ts';

type FreezesRequest<Name extends keyof typeof calls.moderation> = CallRequest<
  (typeof calls.moderation)[Name]
>;
type FreezesAnswer<Name extends keyof typeof calls.moderation> = CallAnswer<(typeof calls.moderation)[Name]>;

/** The freeze that is meant. @throws Refusal `request.not_found`, `request.invalid` */
async function meant(from: Reader, { freeze_id, uid, channel_id }: FreezesRequest<'unfreeze'>) {
  if (freeze_id === undefined && (uid === undefined || channel_id === undefined))
    return refuse('request.invalid', { fields: [{ field: 'freeze_id' }] });
  const found =
    freeze_id === undefined
      ? await findNewest(from, { kind: 'freeze', channelId: channel_id ?? '', uid: uid ?? '' })
      : await findAction(from, freeze_id);
  return found?.kind === 'freeze' ? found : refuse('request.not_found');
}

/** Freezes: a viewer chats in no room of the channel, for three days or for good (T03, E13, S38, D26). */
export function createFreezes(
  ports: ModerationPorts,
  { actions, rights, views }: { actions: ModerationActions; rights: Rights; views: ModerationViews },
) {
  const { database, clock, idempotency, users, channels, lives } = ports;
  const { reader } = database;

  /** What the reader is in the channel. @throws Refusal `request.forbidden`, `request.not_found` */
  async function needReader(actor: Actor, channelId: string) {
    const role = await lives.roleInChannel(reader, channelId, actor.uid);
    if (!mayKeepOrder(role, 'freeze')) return refuse('request.forbidden');
    return (await channels.many(reader, [channelId])).has(channelId) ? role : refuse('request.not_found');
  }

  async function found(actor: Actor, given: FreezesRequest<'frozen'>, isOver: boolean) {
    const { channel_id: channelId, keyword = '', page, page_size } = given;
    const role = await needReader(actor, channelId);
    const which = { channelId, isOver };
    // S38: also by the names that members have now.
    const isNamed = users.namedOrNumbered(sql`moderation_action.target_uid`, keyword);
    const search = keyword === '' ? null : { words: keyword, isNamed };
    const paging = { page, page_size };
    return { role, paging, ...(await findFreezes(reader, which, search, clock.now(), paging)) };
  }

  return {
    /** C065. */
    add: (
      actor: Actor,
      given: FreezesRequest<'freeze'>,
      intent: IdempotencyKey,
    ): Promise<FreezesAnswer<'freeze'>> =>
      database.transaction((tx) =>
        idempotency.once(tx, intent, async () => {
          const { uid: target, type, live_id } = given;
          const live = await lives.find(tx, live_id);
          const role = await rights.needOver(tx, live_id, actor, 'freeze', target);
          // One whose time is up would still stand in the way of the next.
          await actions.inForce(tx, { kind: 'freeze', channelId: live.channelId, uid: target });
          const until = freezeUntil(clock.now(), type);
          const aim = { kind: 'freeze', scope: 'viewer', live, target, role, until } as const;
          const freeze = await actions.record(tx, actor, given, aim);
          if (!freeze) return refuse('moderation.frozen_already');
          await actions.announceFreeze(tx, freeze, until);
          return {
            freeze_id: freeze.action_id,
            release_at: until === null ? null : shanghaiTime(until),
            release_at_ts: until,
          };
        }),
      ),

    /** C066. */
    remove: (
      actor: Actor,
      given: FreezesRequest<'unfreeze'>,
      intent: IdempotencyKey,
    ): Promise<FreezesAnswer<'unfreeze'>> =>
      database.transaction((tx) =>
        idempotency.once(tx, intent, async () => {
          const freeze = await meant(tx, given);
          await rights.need(tx, freeze.live_id, actor, 'freeze');
          // Nobody ends what was done to themselves.
          if (freeze.target_uid === actor.uid) return refuse('request.forbidden');
          const row = (await lockAction(tx, freeze.action_id)) ?? refuse('request.not_found');
          const isUp = endOf(row, clock.now()) !== null;
          const at =
            row.ended_at ?? (await actions.end(tx, row, isUp ? null : actor.uid, isUp ? '' : given.note));
          return { state: 'unfrozen' as const, at: shanghaiTime(at), at_ts: at };
        }),
      ),

    /** C067. */
    async inForce(actor: Actor, given: FreezesRequest<'frozen'>): Promise<FreezesAnswer<'frozen'>> {
      const { role, rows, total, paging } = await found(actor, given, false);
      return { list: await views.frozen(reader, rows, role), total, ...paging };
    },

    /** C068. */
    async over(actor: Actor, given: FreezesRequest<'unfrozen'>): Promise<FreezesAnswer<'unfrozen'>> {
      const { role, rows, total, paging } = await found(actor, given, true);
      return { list: await views.unfrozen(reader, rows, role), total, ...paging };
    },
  };
}
