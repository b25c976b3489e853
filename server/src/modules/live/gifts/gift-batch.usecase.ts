import {
  createTransactionBatches,
  fulfilled,
  rejected,
  type Outcome,
} from '../../../platform/batch/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { NamedIdempotencyKey } from '../../../platform/idempotency.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { GiftPayment, GiftPorts } from './gifts.ports.ts';

/** A gift or a comment that a member wants to make in a live session. */
export interface BatchRequest<Given> {
  readonly uid: string;
  readonly given: Given & { readonly live_id: string; readonly request_id: string };
  readonly intent: NamedIdempotencyKey;
}

/** The live session on air. */
export interface GiftRoom {
  readonly room: string;
  readonly channelId: string;
}

/**
 * Batches the gifts and comments of one live session, once per intent, while that live session is on air.
 * @param settings how many there are in one transaction at most, and how long they are gathered when there are more, ms
 * @param work returns an outcome for each, in the batch's transaction
 */
export function createGiftBatches<Given, Answer>(
  { database, idempotency, lives, wait }: GiftPorts,
  settings: { readonly most: number; readonly paceMs: number },
  work: (tx: Tx, live: GiftRoom, asks: readonly BatchRequest<Given>[]) => Promise<readonly Outcome<Answer>[]>,
): (ask: BatchRequest<Given>) => Promise<Answer> {
  async function giveAll(
    tx: Tx,
    liveId: string,
    asks: readonly BatchRequest<Given>[],
  ): Promise<readonly Outcome<Answer>[]> {
    let live: GiftRoom;
    try {
      live = await lives.onAir(tx, liveId);
    } catch (reason) {
      if (!(reason instanceof Refusal)) throw reason;
      return asks.map(() => rejected(reason));
    }
    return work(tx, live, asks);
  }
  const batches = createTransactionBatches<BatchRequest<Given>, Answer>(
    database,
    { ...settings, wait },
    (tx, liveId, asks) => idempotency.onceEach(tx, asks, (fresh) => giveAll(tx, liveId, fresh)),
  );
  return (ask) => batches.add(ask.given.live_id, ask);
}

/** A gift or comment to be paid; its record is written after the payment. */
export interface Priced {
  readonly id: string;
  readonly uid: string;
  /** 0 for what comes out of the knapsack. */
  readonly beans: number;
  readonly kind: GiftPayment['kind'];
  readonly cause: GiftPayment['cause'];
}

/**
 * Books the payments. The wallet's rows are locked before the rows that are written afterwards, in every transaction.
 * @returns for each the payer's beans afterwards, or why it is refused
 */
export async function charge(
  { wallet }: Pick<GiftPorts, 'wallet'>,
  tx: Tx,
  channelId: string,
  priced: readonly Priced[],
): Promise<Map<Priced, Outcome<number>>> {
  const toPay = priced.filter(({ beans }) => beans > 0);
  const to = { kind: 'channel', id: channelId } as const;
  const paid = await wallet.payMany(
    tx,
    toPay.map(({ uid, beans, kind, cause }) => ({
      payer: uid,
      to,
      currency: 'BEAN',
      amount: beans,
      kind,
      cause,
      actor: uid,
    })),
  );
  const outcomes = new Map<Priced, Outcome<number>>();
  for (const [n, outcome] of paid.entries()) {
    const one = toPay[n];
    if (one) outcomes.set(one, outcome.status === 'fulfilled' ? fulfilled(outcome.value.balance) : outcome);
  }
  const free = priced.filter(({ beans }) => beans === 0);
  const balances =
    free.length > 0 ? await wallet.beansOf(tx, [...new Set(free.map(({ uid }) => uid))]) : null;
  for (const one of free) outcomes.set(one, fulfilled(balances?.get(one.uid) ?? 0));
  return outcomes;
}
