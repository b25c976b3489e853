import type { Reader, Tx } from '../../../../platform/database/index.ts';
import type { ArticlePorts } from '../articles.ports.ts';
import { findBought, findPurchase, lockArticle, setEnded, setPaid } from './purchases.repository.ts';

type ArticleProductPorts = Pick<ArticlePorts, 'database' | 'clock' | 'log' | 'engine'>;

/** What orders of the kind `content` sell and deliver. */
export const createArticleProduct = ({ database, clock, log, engine }: ArticleProductPorts) => ({
  /** The purchase that is being ordered; null for one that has its order. */
  async find(reader: Reader, uid: string, purchaseId: string) {
    const purchase = await findPurchase(reader, purchaseId);
    if (purchase?.uid !== uid || purchase.order_no !== null) return null;
    const { minor, currency, name } = purchase;
    return { price: { minor, currency }, gives: null, name, agreement: 'service' as const };
  },
  /** It is paid, perhaps late: it is open to the member for good, also when its price or its text changes. */
  async credit(tx: Tx, { productId, orderNo }: { readonly productId: string; readonly orderNo: string }) {
    const purchase = await findPurchase(tx, productId);
    if (!purchase) throw new Error(`order ${orderNo} has no purchase`);
    const { post_id, uid } = purchase;
    await lockArticle(tx, post_id);
    const isSecond = (await findBought(tx, uid, [post_id])).has(post_id);
    await setPaid(tx, productId, clock.now());
    // Two orders of two ways to pay may both be charged.
    if (isSecond)
      database.afterCommit(tx, () =>
        log.error({ order_no: orderNo, post_id, uid }, 'an article was paid for that was bought before'),
      );
    const [written] = await engine.writtenOf(tx, uid, [post_id]);
    if (!written)
      database.afterCommit(tx, () =>
        log.error({ order_no: orderNo, post_id, uid }, 'late money for an article that is gone'),
      );
  },

  /** Its order ended unpaid: the member may place another. */
  release: (tx: Tx, { productId }: { readonly productId: string }): Promise<void> =>
    setEnded(tx, productId, clock.now()),
});
