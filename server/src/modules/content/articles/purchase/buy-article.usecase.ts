import { orderLimits, type CallAnswer, type CallRequest, type calls, type PayType } from '@goldbean/contract';
import type { Tx } from '../../../../platform/database/index.ts';
import type { IdempotencyKey } from '../../../../platform/idempotency.ts';
import { Refusal, refuse } from '../../../../platform/refusal.ts';
import type { ArticlePorts } from '../articles.ports.ts';
import { bodyOf, type ArticleReading } from '../reading.access.ts';
import { findUnpaid, insertPurchase, lockArticle, setOrder } from './purchases.repository.ts';

type ArticlesOrderRequest = CallRequest<typeof calls.articles.order>;
type ArticlesOrderAnswer = CallAnswer<typeof calls.articles.order>;
type BuyingPorts = Pick<
  ArticlePorts,
  'database' | 'clock' | 'ids' | 'idempotency' | 'log' | 'engine' | 'orders'
>;

/** Content that is paid for, by an order (D30, G128, S49). */
export function createArticlePurchase(ports: BuyingPorts, { lockFor }: ArticleReading) {
  const { database, clock, ids, idempotency, log, engine, orders } = ports;

  async function place(tx: Tx, uid: string, given: ArticlesOrderRequest, payType: PayType): Promise<string> {
    if (!(await lockArticle(tx, given.id))) return refuse('article.missing');
    const written = (await engine.find(tx, uid, given.id, 'article')) ?? refuse('article.missing');
    const { price, title } = bodyOf(written.version);
    if (written.post.state !== 'displayed') return refuse('article.missing');
    if (price === null || (await lockFor(tx, uid, written)) !== 'article.for_buyers')
      return refuse('article.bought');
    if (given.price !== price.amount) return refuse('article.price_changed', { price: price.amount });
    const wanted = {
      post_id: given.id,
      uid,
      minor: price.amount,
      currency: price.currency,
      pay_type: payType,
    };
    // Whoever comes back to it pays the order that waits, not a second one.
    const waiting = await findUnpaid(tx, wanted, clock.now() - orderLimits.orderExpiryMs);
    if (waiting !== null) return waiting;
    const purchase_id = ids.next();
    await insertPurchase(tx, {
      purchase_id,
      ...wanted,
      name: title,
      order_no: null,
      created_at: clock.now(),
      paid_at: null,
      ended_at: null,
    });
    const { orderNo } = await orders.place(tx, {
      uid,
      kind: 'content',
      productId: purchase_id,
      payType,
      agreementVersion: given.agreement_version,
    });
    await setOrder(tx, purchase_id, orderNo);
    return orderNo;
  }

  /** The order stands already: an error would be taken for its refusal, and it would be placed once more (D77). */
  async function begin(uid: string, order_no: string, return_url: string | undefined, origin: string) {
    try {
      return (await orders.begin(uid, { order_no, return_url }, origin)).step;
    } catch (error) {
      if (!(error instanceof Refusal))
        log.error({ err: error, order_no }, 'the payment of an article could not begin');
      return null;
    }
  }

  return {
    /** G128. */
    async order(
      uid: string,
      given: ArticlesOrderRequest,
      intent: IdempotencyKey,
      origin: string,
    ): Promise<ArticlesOrderAnswer> {
      const { pay_type, return_url } = given;
      orders.checkReturn({ origin, returnUrl: return_url });
      const order_no = await database.transaction((tx) =>
        idempotency.once(tx, intent, () => place(tx, uid, given, pay_type)),
      );
      return { order_no, pay: await begin(uid, order_no, return_url, origin) };
    },
  };
}
