import { orderLimits, orderPlace, orderStates, type OrderSource } from '@goldbean/contract';
import { refuse } from '../../../../platform/refusal.ts';
import { checkTimes, isUnpaid } from '../orders.domain.ts';
import type { BegunPayment, OrderPorts, PayerPlace } from '../orders.ports.ts';
import { claimAsking, findDue, findOrder, keepStep, lockOrder } from '../orders.repository.ts';
import type { OrderRow } from '../orders.tables.ts';
import {
  ProviderUnavailable,
  type PaymentFact,
  type PaymentProvider,
  type StartedPayment,
} from './payment-provider.ports.ts';
import type { PaymentSettlement } from './settle-payment.usecase.ts';

/** Name of the job that asks for an order whose payment is under way. */
export const checkJob = 'orders.check';
/** Name of the job that ends an order that nobody paid. */
export const closeJob = 'orders.close';

/** How many due orders a sweep takes, and how many of them side by side. */
const sweepAtOnce = 80;
const closeAtOnce = 8;

/**
 * Where the payer comes back to; null for none given.
 * @throws Refusal `request.invalid` for an origin that is neither ours nor allowed
 */
function givenAddress({ origin, returnUrl }: PayerPlace, allowed: readonly string[]): string | null {
  if (returnUrl === undefined || returnUrl === '') return null;
  if (!URL.canParse(returnUrl, origin)) return refuse('request.invalid');
  const address = new URL(returnUrl, origin);
  if (address.origin !== new URL(origin).origin && !allowed.includes(address.origin))
    refuse('request.invalid');
  return address.href;
}

/** All requests to providers: begin, query, capture, close. Never inside a transaction. */
export function createPaymentCollection(
  ports: Pick<
    OrderPorts,
    'database' | 'clock' | 'jobs' | 'log' | 'collectors' | 'publicUrl' | 'allowedOrigins'
  >,
  settling: PaymentSettlement,
) {
  const { database, clock, jobs, log, collectors } = ports;
  const { reader } = database;

  /** The provider of an order, while it is still configured. */
  function collectorOf(row: OrderRow): { provider: PaymentProvider; reference: string } | null {
    const provider = collectors.get(row.pay_type);
    if (!provider || provider.name !== row.provider || row.reference === null) return null;
    return { provider, reference: row.reference };
  }

  /** Queries a payment, and captures one that the payer approved. @throws ProviderUnavailable */
  async function learn(row: OrderRow): Promise<PaymentFact | null> {
    const collector = collectorOf(row);
    if (!collector) return null;
    const { provider, reference } = collector;
    const fact = await provider.query(row.order_no, reference);
    return fact.state === 'approved' ? provider.capture(row.order_no, reference) : fact;
  }

  async function settle(row: OrderRow, fact: PaymentFact, source: OrderSource): Promise<void> {
    if (row.provider === null) return;
    await settling.settle({ orderNo: row.order_no, provider: row.provider, fact, source });
  }

  /**
   * Queries the provider about an order whose payment is under way, unless it was queried within `gapMs`.
   * @throws ProviderUnavailable
   */
  async function ask(orderNo: string, source: OrderSource, gapMs: number): Promise<void> {
    const now = clock.now();
    const row = await claimAsking(reader, orderNo, now, now - gapMs);
    const fact = row && (await learn(row));
    if (row && fact) await settle(row, fact, source);
  }

  /**
   * Ends an order whose time is over: asks first, and again once the provider takes no more.
   * @throws ProviderUnavailable
   */
  async function closeDue(orderNo: string, source: OrderSource): Promise<void> {
    const row = await findOrder(reader, orderNo);
    const now = clock.now();
    if (!row || !isUnpaid(row.state) || now < row.expires_at) return;
    const gapMs = source === 'poll' ? orderLimits.providerAskMs : 0;
    if (row.state === orderStates.paying && !(await claimAsking(reader, orderNo, now, now - gapMs))) return;
    const collector = collectorOf(row);
    if (collector) {
      let fact = await learn(row);
      if (fact?.state === 'unpaid') {
        await collector.provider.close(orderNo, collector.reference);
        fact = await learn(row);
      }
      if (fact) await settle(row, fact, source);
    }
    await database.transaction(async (tx) => {
      const locked = await lockOrder(tx, orderNo);
      // Its payment began meanwhile: the next call queries it.
      if (!locked || !isUnpaid(locked.state) || locked.reference !== row.reference) return;
      await settling.move(tx, locked, orderStates.closed, source);
    });
  }

  /** A poll answers even when the provider does not. */
  async function quietly(orderNo: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error;
      log.warn({ order_no: orderNo, err: { message: error.message } }, 'a payment service does not answer');
    }
  }

  async function start(
    row: OrderRow,
    provider: PaymentProvider,
    { origin, returnUrl }: Required<PayerPlace>,
  ): Promise<StartedPayment> {
    const outside = ports.publicUrl?.replace(/\/$/, '') ?? origin;
    const { minor, currency } = row;
    // No provider collects vouchers; an order of them is settled as it is placed.
    if (currency === 'DANGWU') return refuse('order.settled');
    try {
      return await provider.start({
        orderNo: row.order_no,
        price: { minor, currency },
        subject: row.product_name,
        gives:
          row.gives_currency === null || row.gives_amount === null
            ? null
            : { currency: row.gives_currency, amount: row.gives_amount },
        returnUrl,
        notifyUrl: `${outside}/pay/notify/${provider.name}`,
        expiresAt: row.expires_at,
      });
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error;
      log.warn({ order_no: row.order_no, err: { message: error.message } }, 'a payment could not begin');
      return refuse('order.provider_silent');
    }
  }

  const begunOf = (row: OrderRow): BegunPayment | null =>
    row.step === null || row.reference === null
      ? null
      : { step: row.step, reference: row.reference, expiresAt: row.expires_at };

  function refuseSettled(row: OrderRow): void {
    if (row.state === orderStates.closed) refuse('order.closed');
    if (!isUnpaid(row.state)) refuse('order.settled');
  }

  /** As `closeDue`. An order that cannot be ended now is reported, and the next sweep takes it up again. */
  async function closeApart(orderNo: string, source: OrderSource): Promise<void> {
    try {
      await quietly(orderNo, () => closeDue(orderNo, source));
    } catch (error) {
      log.error({ err: error, order_no: orderNo }, 'an order waits to be ended');
    }
  }

  async function closeAll(uid: string | null, source: OrderSource): Promise<void> {
    const due = await findDue(reader, clock.now(), uid, sweepAtOnce);
    // In parallel, since a provider that does not answer takes until the timeout.
    for (let first = 0; first < due.length; first += closeAtOnce)
      await Promise.all(due.slice(first, first + closeAtOnce).map((orderNo) => closeApart(orderNo, source)));
  }

  /** Asks the provider to begin, and stores its answer unless the order ended meanwhile. */
  async function beginNow(row: OrderRow, place: Required<PayerPlace>): Promise<BegunPayment> {
    const { order_no: orderNo, expires_at: expiresAt } = row;
    const provider = collectors.get(row.pay_type) ?? refuse('order.method_closed');
    const started = await start(row, provider, place);
    const { after, begun } = await database.transaction(async (tx) => {
      const locked = (await lockOrder(tx, orderNo)) ?? refuse('order.missing');
      // Another server may have begun it: the provider answered both the same.
      const first = begunOf(locked);
      if (first || !isUnpaid(locked.state)) return { after: locked, begun: first };
      await keepStep(tx, orderNo, { ...started, provider: provider.name });
      const moved = await settling.move(tx, locked, orderStates.paying, 'member');
      for (const at of checkTimes(clock.now(), expiresAt))
        await jobs.at(tx, checkJob, { order_no: orderNo }, at);
      return { after: moved, begun: { ...started, expiresAt } };
    });
    // An order that is over must not be paid.
    if (!begun) await quietly(orderNo, () => provider.close(orderNo, started.reference));
    refuseSettled(after);
    return begun ?? refuse('order.settled');
  }

  /** Payments that begin at this moment: who begins one of these orders too waits for the same answer. */
  const beginning = new Map<string, Promise<BegunPayment>>();

  return {
    closeDue,

    /** Before anything is ordered. @throws Refusal `request.invalid` for a foreign return address */
    checkReturn: (place: PayerPlace): void => void givenAddress(place, ports.allowedOrigins),

    /** Begins the payment of an unpaid order, or answers what was begun. @throws Refusal see `OrderPort.pay` */
    async begin(orderNo: string, place: PayerPlace): Promise<BegunPayment> {
      const now = clock.now();
      const row = (await findOrder(reader, orderNo)) ?? refuse('order.missing');
      refuseSettled(row);
      if (now >= row.expires_at) {
        await quietly(orderNo, () => closeDue(orderNo, 'poll'));
        return refuse('order.closed');
      }
      const before = begunOf(row);
      if (before) return before;
      // Without one, the member's orders.
      const returnUrl =
        givenAddress(place, ports.allowedOrigins)?.replaceAll(orderPlace, orderNo) ??
        `${place.origin}/user/pay?order=${orderNo}`;
      const others = beginning.get(orderNo);
      if (others) return others;
      const ours = beginNow(row, { ...place, returnUrl }).finally(() => beginning.delete(orderNo));
      beginning.set(orderNo, ours);
      return ours;
    },

    /** For a reader: what is due is done, what is under way is asked for at most once in a few seconds. */
    async refresh(row: OrderRow): Promise<void> {
      if (!isUnpaid(row.state)) return;
      const isDue = clock.now() >= row.expires_at;
      await quietly(row.order_no, () =>
        isDue ? closeDue(row.order_no, 'poll') : ask(row.order_no, 'poll', orderLimits.providerAskMs),
      );
    },

    /** Query by a job: at least a second after any other query. @throws ProviderUnavailable */
    check: (orderNo: string): Promise<void> => ask(orderNo, 'job', 1_000),

    /** Ends due orders: those of one member before they are read, or all. */
    closeAll,
  };
}
