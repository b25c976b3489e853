import { shopLimits } from '@goldbean/contract';
import type { Tx } from '../../../../platform/database/index.ts';
import { refuse } from '../../../../platform/refusal.ts';
import { countPaid, findPlace, losePlaces, setPlace } from './group-places.repository.ts';
import { notifyGroupRoom } from './group-purchases.events.ts';
import { lockGroup } from './group-purchases.repository.ts';
import { hasEnough, placeAt } from '../shop.domain.ts';
import { findProduct } from '../shop.repository.ts';
import type { GroupPurchaseRow, Portion, ProductRow, ShopPurchaseRow } from '../shop.tables.ts';
import type { StockedDeps } from '../stock.usecase.ts';

const endPlacesJob = 'shop.end-group-places';

const onePiece = ({ product_id }: Pick<GroupPurchaseRow, 'product_id'>): Portion[] => [{ product_id, n: 1 }];

/**
 * Places of a group purchase that was reached (D66): each holds one piece of the stock for its order until `pay_until`, and
 * an order that ends unpaid before gives the place back, not the stock.
 */
export function createGroupPlaces(ports: StockedDeps) {
  const { database, clock, jobs, stock } = ports;

  jobs.define(endPlacesJob, async ({ tuangou_id: id }) => {
    if (typeof id !== 'string') return;
    await database.transaction(async (tx) => {
      const group = await lockGroup(tx, id);
      if (!group || group.pay_until === null || group.pay_until > clock.now()) return;
      const n = await losePlaces(tx, id);
      if (n > 0) await stock.giveBack(tx, [{ product_id: group.product_id, n }]);
    });
  });

  return {
    /**
     * Takes the stock of all places of a group that is about to be reached.
     * @returns until when they can be ordered, UTC ms
     * @throws Refusal `shop.sold_out` when there is not so much
     */
    async open(tx: Tx, { tuangou_id, product_id, need }: GroupPurchaseRow): Promise<number> {
      const product = (await stock.lock(tx, [product_id])).get(product_id);
      if (!product || !hasEnough(product, need)) return refuse('shop.sold_out', { product_id });
      await stock.take(tx, [{ product_id, n: need }]);
      const payUntil = clock.now() + shopLimits.groupPayMs;
      await jobs.at(tx, endPlacesJob, { tuangou_id }, payUntil);
      return payUntil;
    },

    /**
     * The member's place, to be ordered; its group is locked.
     * @throws Refusal `shop.no_group_purchase`, `shop.group_waiting`, `shop.group_ordered`, `shop.group_over`
     */
    async claim(tx: Tx, uid: string, id: string): Promise<{ group: GroupPurchaseRow; product: ProductRow }> {
      const group = await lockGroup(tx, id);
      const place = group && (await findPlace(tx, id, uid));
      const product = group && (await findProduct(tx, group.product_id));
      if (!group || !place || !product) return refuse('shop.no_group_purchase');
      switch (placeAt(place, group, clock.now())) {
        case 'waiting':
          return refuse('shop.group_waiting');
        case 'ordered':
        case 'paid':
          return refuse('shop.group_ordered');
        case 'lost':
          return refuse('shop.group_over');
        case 'to_pay':
          return { group, product };
      }
    },

    /** The claimed place is ordered by this purchase. */
    order: (tx: Tx, { tuangou_id }: GroupPurchaseRow, uid: string, purchaseId: string): Promise<void> =>
      setPlace(tx, tuangou_id, uid, { state: 'ordered', purchase_id: purchaseId }),

    /** The order of a place ended unpaid. */
    async release(tx: Tx, id: string, { uid, purchase_id }: ShopPurchaseRow): Promise<void> {
      const group = await lockGroup(tx, id);
      const place = group && (await findPlace(tx, id, uid));
      if (!group || place?.purchase_id !== purchase_id) return;
      const isOpen = group.pay_until !== null && clock.now() < group.pay_until;
      await setPlace(tx, id, uid, { state: isOpen ? 'to_pay' : 'lost', purchase_id: null });
      if (!isOpen) await stock.giveBack(tx, onePiece(group));
    },

    /**
     * The order of a place is paid, be it after it had ended.
     * @returns how many pieces of which products were gone
     */
    async pay(tx: Tx, id: string, purchase: ShopPurchaseRow): Promise<ReadonlyMap<string, number>> {
      const { uid, purchase_id } = purchase;
      const group = await lockGroup(tx, id);
      const place = group && (await findPlace(tx, id, uid));
      if (!group || !place) throw new Error(`purchase ${purchase_id} has no place in group ${id}`);
      const isOwn = place.purchase_id === purchase_id;
      // Another order of the same place came between: this late one is a piece on top.
      const isTaken = !isOwn && (place.state === 'ordered' || place.state === 'paid');
      if (!isTaken) {
        await setPlace(tx, id, uid, { state: 'paid', purchase_id });
        await notifyGroupRoom(tx, await countPaid(tx, id), ports);
      }
      if (isOwn || place.state === 'to_pay') {
        await stock.sell(tx, onePiece(group));
        return new Map();
      }
      return stock.sellLate(tx, onePiece(group));
    },
  };
}
export type GroupPlaces = ReturnType<typeof createGroupPlaces>;
