import {
  agreements,
  isContinuousPlan,
  type CallAnswer,
  type CallRequest,
  type calls,
  type IronPlan,
  type PayType,
} from '@goldbean/contract';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { IdempotencyKey } from '../../../platform/idempotency.ts';
import { Refusal, refuse } from '../../../platform/refusal.ts';
import { lengthOf, lengthened, runs, stateOf } from './iron-fans.domain.ts';
import type { IronFanPorts } from './iron-fans.ports.ts';
import { findSale, insertPeriod, insertSale, lockMembership, setSaleOrder } from './iron-fans.repository.ts';
import type { MembershipRow, PeriodRow } from './iron-fans.tables.ts';
import { membershipView } from './iron-fans.views.ts';
import type { MembershipUpkeep } from './membership-steps.job.ts';

type IronFansOrderRequest = CallRequest<typeof calls.ironFans.order>;
type IronFansOrderAnswer = CallAnswer<typeof calls.ironFans.order>;
/** A period that was bought, before it is known when it runs. */
type BoughtPeriod = Omit<PeriodRow, 'from_at' | 'until_at' | 'created_at'> & { readonly plan: IronPlan };

/** @throws Refusal `order.agreement_changed` when other terms were read than those in force (V35) */
export function needTerms(read: string): void {
  const { version } = agreements.service;
  if (read !== version) refuse('order.agreement_changed', { agreement: 'service', version });
}

/** Joining, joining again and renewing (T12), with coins at once or with money by an order. */
export function createMembershipPurchase(ports: IronFanPorts, { keep, notify }: MembershipUpkeep) {
  const { database, clock, ids, idempotency, log, prices, channels, users, orders, wallet } = ports;

  /**
   * Adds the time that was paid.
   * @param paid what its period says of the payment
   */
  async function add(
    tx: Tx,
    before: MembershipRow | null,
    { paid, version }: { paid: BoughtPeriod; version: string },
  ): Promise<MembershipRow> {
    const now = clock.now();
    const { channel_id, uid, plan, coins } = paid;
    const first = {
      plan,
      auto: false,
      coins: null,
      next_plan: null,
      next_coins: null,
      started_at: now,
      expires_at: now,
      tries: 0,
      tried_at: null,
      warned: false,
      ended: true,
      renewed: false,
    };
    const longer = lengthened(now, before ?? first, lengthOf(plan));
    // A continuous plan goes on as it is, also where money for an older order comes in late.
    const goesOn = longer.membership.auto;
    const kept = await keep(
      tx,
      {
        channel_id,
        uid,
        due_at: null,
        ...longer.membership,
        agreement_version: version,
        extended_by: null,
        extended_days: null,
        extended_reason: null,
      },
      goesOn ? {} : { plan, auto: isContinuousPlan(plan), coins: isContinuousPlan(plan) ? coins : null },
    );
    await insertPeriod(tx, { ...paid, from_at: longer.from, until_at: kept.expires_at, created_at: now });
    await notify(tx, kept, longer.membership.renewed ? 'renewed' : 'joined', coins === null ? {} : { coins });
    return kept;
  }

  /** @throws Refusal why nothing is sold to them */
  async function needPlace(tx: Tx, uid: string, { channel_id, agreement_version }: IronFansOrderRequest) {
    const channel = (await channels.many(tx, [channel_id])).get(channel_id) ?? refuse('request.not_found');
    if (channel.owner_uid === uid) refuse('request.forbidden');
    needTerms(agreement_version);
    const before = await lockMembership(tx, { channel_id, uid });
    const now = clock.now();
    const mayBuy = !runs(now, before) || (!before.auto && stateOf(now, before) === 'about_to_expire');
    if (!mayBuy) refuse('iron.running', { expires_ts: before?.expires_at });
    return { channel, before };
  }

  async function withCoins(tx: Tx, uid: string, given: IronFansOrderRequest): Promise<IronFansOrderAnswer> {
    const { channel, before } = await needPlace(tx, uid, given);
    const { channel_id, plan, agreement_version: version } = given;
    const { coins } = prices[plan];
    if (given.price !== coins) refuse('iron.price_changed', { price: coins });
    const id = ids.next();
    const paid = {
      period_id: id,
      channel_id,
      uid,
      cause: 'coins',
      plan,
      coins,
      order_no: null,
      by_uid: null,
      reason: null,
    } as const;
    const kept = await add(tx, before, { paid, version });
    await wallet.pay(tx, {
      payer: uid,
      to: { kind: 'channel', id: channel_id },
      currency: 'COIN',
      amount: coins,
      kind: 'iron_fan',
      cause: { type: 'iron_fan', id, note: { key: 'iron_fan', channel: channel.name } },
      actor: uid,
      requestId: `iron_fan:${id}`,
    });
    return { order_no: null, pay: null, my: membershipView(clock.now(), kept, '') };
  }

  async function placeOrder(
    tx: Tx,
    uid: string,
    given: IronFansOrderRequest,
    payType: PayType,
  ): Promise<string> {
    const { channel } = await needPlace(tx, uid, given);
    const { channel_id, plan, agreement_version } = given;
    const price = prices[plan];
    if (!('CNY' in price) || isContinuousPlan(plan)) return refuse('iron.coins_only');
    const currency = (await users.isOverseas(tx, uid)) ? 'USD' : 'CNY';
    const minor = price[currency];
    if (given.price !== minor) refuse('iron.price_changed', { price: minor });
    const saleId = ids.next();
    await insertSale(tx, {
      sale_id: saleId,
      channel_id,
      uid,
      plan,
      name: channel.name,
      minor,
      currency,
      agreement_version,
      order_no: null,
      created_at: clock.now(),
    });
    const { orderNo } = await orders.place(tx, {
      uid,
      kind: 'iron_fan',
      productId: saleId,
      payType,
      agreementVersion: agreement_version,
    });
    await setSaleOrder(tx, saleId, orderNo);
    return orderNo;
  }

  /** The order stands already: an error would be taken for its refusal, and it would be placed once more (D77). */
  async function begin(uid: string, order_no: string, return_url: string | undefined, origin: string) {
    try {
      return (await orders.begin(uid, { order_no, return_url }, origin)).step;
    } catch (error) {
      if (!(error instanceof Refusal))
        log.error({ err: error, order_no }, 'the payment of a membership could not begin');
      return null;
    }
  }

  return {
    /** What orders of the kind `iron_fan` sell and deliver. */
    product: {
      /** The sale that is being ordered; null for one that has its order. */
      async find(reader: Reader, uid: string, saleId: string) {
        const sale = await findSale(reader, saleId);
        if (sale?.uid !== uid || sale.order_no !== null) return null;
        const { minor, currency, name } = sale;
        return { price: { minor, currency }, gives: null, name, agreement: 'service' as const };
      },
      /** It is paid, perhaps late: money that came adds its time, whatever runs by then. */
      async credit(tx: Tx, { orderNo, productId }: { orderNo: string; productId: string }): Promise<void> {
        const sale = await findSale(tx, productId);
        if (!sale) throw new Error(`order ${orderNo} has no membership`);
        const { channel_id, uid, plan, agreement_version: version } = sale;
        const before = await lockMembership(tx, { channel_id, uid });
        const paid = {
          period_id: ids.next(),
          channel_id,
          uid,
          cause: 'order',
          plan,
          coins: null,
          order_no: orderNo,
          by_uid: null,
          reason: null,
        } as const;
        await add(tx, before, { paid, version });
      },
    },

    /** G096. */
    async order(
      uid: string,
      given: IronFansOrderRequest,
      intent: IdempotencyKey,
      origin: string,
    ): Promise<IronFansOrderAnswer> {
      const { pay_type, return_url } = given;
      if (pay_type === 'coins')
        return database.transaction((tx) => idempotency.once(tx, intent, () => withCoins(tx, uid, given)));
      orders.checkReturn({ origin, returnUrl: return_url });
      const order_no = await database.transaction((tx) =>
        idempotency.once(tx, intent, () => placeOrder(tx, uid, given, pay_type)),
      );
      return { order_no, pay: await begin(uid, order_no, return_url, origin), my: null };
    },
  };
}
