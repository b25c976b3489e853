import { createBatcher } from '../../../platform/batcher.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { NamedIdempotencyKey } from '../../../platform/idempotency.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { settleTogether } from '../../../platform/settle-together.ts';
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

type Outcomes<Answer> = readonly PromiseSettledResult<Answer>[];

/** Of one transaction: what is gathered, at most, and how long it is gathered when there is more, ms. */
interface Gathering {
  readonly most: number;
  readonly paceMs: number;
}

export const refused = (...given: ConstructorParameters<typeof Refusal>): PromiseRejectedResult => ({
  status: 'rejected',
  reason: new Refusal(...given),
});

/**
 * Batches the gifts and comments of one live session, once per intent, while that live session is on air.
 * @param work returns an outcome for each, in the batch's transaction
 */
export function createGiftBatches<Given, Answer>(
  { database, idempotency, lives, wait }: GiftPorts,
  { most, paceMs }: Gathering,
  work: (tx: Tx, live: GiftRoom, asks: readonly BatchRequest<Given>[]) => Promise<Outcomes<Answer>>,
): (ask: BatchRequest<Given>) => Promise<Answer> {
  async function giveAll(
    tx: Tx,
    liveId: string,
    asks: readonly BatchRequest<Given>[],
  ): Promise<Outcomes<Answer>> {
    let live: GiftRoom;
    try {
      live = await lives.onAir(tx, liveId);
    } catch (reason) {
      if (!(reason instanceof Refusal)) throw reason;
      return asks.map(() => ({ status: 'rejected', reason }));
    }
    return work(tx, live, asks);
  }
  const batcher = createBatcher<BatchRequest<Given>, Answer>(
    most,
    (liveId, asks) =>
      settleTogether(database, asks, (tx, some) =>
        idempotency.onceEach(tx, some, (fresh) => giveAll(tx, liveId, fresh)),
      ),
    paceMs,
    wait,
  );
  return (ask) => batcher.add(ask.given.live_id, ask);
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
): Promise<Map<Priced, PromiseSettledResult<number>>> {
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
  const outcomes = new Map<Priced, PromiseSettledResult<number>>();
  for (const [n, outcome] of paid.entries()) {
    const one = toPay[n];
    if (one)
      outcomes.set(
        one,
        outcome.status === 'fulfilled' ? { status: 'fulfilled', value: outcome.value.balance } : outcome,
      );
  }
  const free = priced.filter(({ beans }) => beans === 0);
  const balances =
    free.length > 0 ? await wallet.beansOf(tx, [...new Set(free.map(({ uid }) => uid))]) : null;
  for (const one of free) outcomes.set(one, { status: 'fulfilled', value: balances?.get(one.uid) ?? 0 });
  return outcomes;
}
