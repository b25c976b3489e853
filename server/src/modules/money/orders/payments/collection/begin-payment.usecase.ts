import { orderPlace, orderStates } from '@goldbean/contract';
import { refuse } from '../../../../../platform/refusal.ts';
import { checkTimes, isUnpaid } from '../../orders.domain.ts';
import type { BegunPayment, OrderPorts, PayerPlace } from '../../orders.ports.ts';
import { findOrder, keepStep, lockOrder } from '../../orders.repository.ts';
import type { OrderRow } from '../../orders.tables.ts';
import { ProviderUnavailable, type PaymentProvider, type StartedPayment } from '../payment-provider.ports.ts';
import type { PaymentSettlement } from '../settle-payment.usecase.ts';
import { checkJob, type ProviderQueries } from './ask-provider.usecase.ts';
import type { OrderClosing } from './close-order.usecase.ts';

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

/** Asks the provider to begin. @throws Refusal `order.settled`, `order.provider_silent` */
async function startPayment(
  row: OrderRow,
  provider: PaymentProvider,
  { origin, returnUrl }: Required<PayerPlace>,
  { publicUrl, log }: Pick<OrderPorts, 'publicUrl' | 'log'>,
): Promise<StartedPayment> {
  const outside = publicUrl?.replace(/\/$/, '') ?? origin;
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

/** Begins payments at their providers, each once. */
export function createPaymentBeginning(
  ports: Pick<
    OrderPorts,
    'database' | 'clock' | 'jobs' | 'log' | 'collectors' | 'publicUrl' | 'allowedOrigins'
  >,
  settling: Pick<PaymentSettlement, 'move'>,
  { quietly }: Pick<ProviderQueries, 'quietly'>,
  { closeDue }: Pick<OrderClosing, 'closeDue'>,
) {
  const { database, clock, jobs, collectors } = ports;
  const { reader } = database;

  /** Asks the provider to begin, and stores its answer unless the order ended meanwhile. */
  async function beginNow(row: OrderRow, place: Required<PayerPlace>): Promise<BegunPayment> {
    const { order_no: orderNo, expires_at: expiresAt } = row;
    const provider = collectors.get(row.pay_type) ?? refuse('order.method_closed');
    const started = await startPayment(row, provider, place, ports);
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
  };
}
