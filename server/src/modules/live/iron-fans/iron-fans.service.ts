import {
  isContinuousPlan,
  nobody,
  type CallAnswer,
  type CallRequest,
  type calls,
  type IronMembership,
} from '@goldbean/contract';
import type { Actor } from '../../../platform/actor.ts';
import { shanghaiTime } from '../../../platform/clock.ts';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { IdempotencyKey } from '../../../platform/idempotency.ts';
import { refuse } from '../../../platform/refusal.ts';
import { createMembershipPurchase, needTerms } from './buy-membership.usecase.ts';
import { createMembershipCharge } from './charge-membership.job.ts';
import { cancelled, changed, lengthened, runs } from './iron-fans.domain.ts';
import type { IronChannel, IronFanPorts } from './iron-fans.ports.ts';
import {
  findMembership,
  findOf,
  findOfChannel,
  findRunning,
  insertPeriod,
  lockMembership,
  type IronFanKey,
} from './iron-fans.repository.ts';
import type { MembershipRow } from './iron-fans.tables.ts';
import { membershipView, offersIn } from './iron-fans.views.ts';
import { createMembershipUpkeep } from './membership-steps.job.ts';

type IronFansRequest<Name extends keyof typeof calls.ironFans> = CallRequest<(typeof calls.ironFans)[Name]>;
type IronFansAnswer<Name extends keyof typeof calls.ironFans> = CallAnswer<(typeof calls.ironFans)[Name]>;

const dayMs = 86_400_000;

/** Iron-fan memberships of channels (E16, S45, T12, D65). */
export function createIronFans(ports: IronFanPorts) {
  const { database, clock, ids, idempotency, prices, users, channels, orders, wallet } = ports;
  const { reader } = database;
  const keeping = createMembershipUpkeep(ports);
  const buying = createMembershipPurchase(ports, keeping);
  const { settle } = createMembershipCharge(ports, keeping);
  const { keep, notify } = keeping;

  const placeOf = ({ channel_id, name, img }: IronChannel) => ({ channel_id, name, img });

  async function needChannel(from: Reader, channelId: string): Promise<IronChannel> {
    return (await channels.many(from, [channelId])).get(channelId) ?? refuse('request.not_found');
  }

  /** @throws Refusal `request.not_found`, `request.forbidden` for who does not run the channel */
  async function needRight(from: Reader, { uid, roles }: Actor, channelId: string): Promise<void> {
    const { owner_uid } = await needChannel(from, channelId);
    if (owner_uid !== uid && !roles.includes('admin')) refuse('request.forbidden');
  }

  async function views(from: Reader, rows: readonly MembershipRow[]): Promise<IronMembership[]> {
    const staff = rows.flatMap(({ extended_by }) => extended_by ?? []);
    const known = staff.length === 0 ? null : await users.many(from, [...new Set(staff)]);
    const now = clock.now();
    return rows.map((row) => membershipView(now, row, known?.get(row.extended_by ?? '')?.nickname ?? ''));
  }

  async function view(from: Reader, row: MembershipRow): Promise<IronMembership> {
    const [membership] = await views(from, [row]);
    return membership ?? refuse('iron.none');
  }

  /** The member's own, locked, while it runs. @throws Refusal `iron.none` */
  async function needRunning(tx: Tx, place: IronFanKey): Promise<MembershipRow> {
    const row = await lockMembership(tx, place);
    return row && runs(clock.now(), row) ? row : refuse('iron.none');
  }

  async function extend(
    tx: Tx,
    actor: Actor,
    given: IronFansRequest<'extend'>,
  ): Promise<IronFansAnswer<'extend'>> {
    const { channel_id, uid, days, reason } = given;
    await needRight(tx, actor, channel_id);
    const row = (await lockMembership(tx, { channel_id, uid })) ?? refuse('iron.none');
    const now = clock.now();
    const { from, membership } = lengthened(now, row, days * dayMs);
    const kept = await keep(tx, row, {
      ...membership,
      renewed: membership.renewed && row.renewed,
      extended_by: actor.uid,
      extended_days: days,
      extended_reason: reason,
    });
    await insertPeriod(tx, {
      period_id: ids.next(),
      channel_id,
      uid,
      from_at: from,
      until_at: kept.expires_at,
      cause: 'extension',
      plan: null,
      coins: null,
      order_no: null,
      by_uid: actor.uid,
      reason,
      created_at: now,
    });
    await notify(tx, kept, 'extended', { reason });
    return { my: await view(tx, kept) };
  }

  return {
    product: buying.product,
    settle,
    order: buying.order,
    /** Those of `uids` whose membership of the channel runs (P10). */
    running: (from: Reader, channelId: string, uids: readonly string[]) =>
      findRunning(from, clock.now(), channelId, uids),

    /** G095. */
    async plans(uid: string, { channel_id }: IronFansRequest<'plans'>): Promise<IronFansAnswer<'plans'>> {
      const channel = await needChannel(reader, channel_id);
      const currency = (await users.isOverseas(reader, uid)) ? 'USD' : 'CNY';
      const [{ methods }, coins, row] = await Promise.all([
        orders.methods(uid, { scene: 'iron_fan', amount: prices.monthly[currency], currency }),
        wallet.coins(uid),
        findMembership(reader, { channel_id, uid }),
      ]);
      return {
        channel: placeOf(channel),
        list: offersIn(prices, currency),
        methods: methods.filter(({ enabled }) => enabled).map(({ type }) => type),
        coins,
        my: row && (await view(reader, row)),
      };
    },

    /** G097. */
    cancel: (uid: string, { channel_id }: IronFansRequest<'cancel'>): Promise<IronFansAnswer<'cancel'>> =>
      database.transaction(async (tx) => {
        const row = await needRunning(tx, { channel_id, uid });
        if (!isContinuousPlan(row.plan)) refuse('iron.not_continuous');
        const kept = row.auto ? await keep(tx, row, cancelled(row)) : row;
        if (row.auto) await notify(tx, kept, 'cancelled');
        const { expires_at } = kept;
        return { expires: shanghaiTime(expires_at), expires_ts: expires_at, my: await view(tx, kept) };
      }),

    /** G148. */
    change: (uid: string, { channel_id, plan, price, agreement_version }: IronFansRequest<'change'>) =>
      database.transaction(async (tx): Promise<IronFansAnswer<'change'>> => {
        needTerms(agreement_version);
        const row = await needRunning(tx, { channel_id, uid });
        if (!isContinuousPlan(row.plan)) refuse('iron.not_continuous');
        const { coins } = prices[plan];
        if (price !== coins) refuse('iron.price_changed', { price: coins });
        const kept = await keep(tx, row, { ...changed(row, plan, coins), agreement_version });
        await notify(tx, kept, 'changed', { coins, at: kept.expires_at });
        return { my: await view(tx, kept) };
      }),

    /** G149. */
    extend: (
      actor: Actor,
      given: IronFansRequest<'extend'>,
      intent: IdempotencyKey,
    ): Promise<IronFansAnswer<'extend'>> =>
      database.transaction((tx) => idempotency.once(tx, intent, () => extend(tx, actor, given))),

    /** G310. */
    async mine(uid: string): Promise<IronFansAnswer<'mine'>> {
      const rows = await findOf(reader, uid);
      const places = await channels.many(reader, [...new Set(rows.map(({ channel_id }) => channel_id))]);
      const shown = await views(reader, rows);
      return {
        list: rows.flatMap(({ channel_id }, nth) => {
          const [channel, membership] = [places.get(channel_id), shown[nth]];
          return channel && membership ? [{ ...membership, channel: placeOf(channel) }] : [];
        }),
      };
    },

    /** G311. */
    async members(actor: Actor, given: IronFansRequest<'members'>): Promise<IronFansAnswer<'members'>> {
      const { channel_id, page, page_size } = given;
      await needRight(reader, actor, channel_id);
      const { total, rows } = await findOfChannel(reader, channel_id, given);
      const [known, shown] = await Promise.all([
        users.many(
          reader,
          rows.map(({ uid }) => uid),
        ),
        views(reader, rows),
      ]);
      const list = rows.flatMap(({ uid }, nth) => {
        const membership = shown[nth];
        return membership ? [{ user: known.get(uid) ?? nobody(uid), membership }] : [];
      });
      return { list, total, page, page_size };
    },
  };
}
export type IronFans = ReturnType<typeof createIronFans>;
