import { ProductList, type ProductListState } from '@goldbean/design-system/live';
import { useSnapshot } from 'valtio';
import { serverNow, useServerNow } from '../../../../shared/clock/index.ts';
import { refusalWords } from '../../../../shared/i18n/index.ts';
import { addToCart } from '../cart.actions.ts';
import { buyInGroup, buyOne } from '../checkout.actions.ts';
import { askToJoin, openMembers } from '../group.actions.ts';
import { loadGoods } from '../shop.actions.ts';
import { shopState } from '../shop.state.ts';
import { groupOf, productOf, saleOf } from './shop-view.ts';

export interface GoodsViewProps {
  readonly disabledReason?: string;
  readonly joinReason?: string;
  /** To the checkout, once what is to be ordered is chosen. */
  readonly onCheckout: (begin: () => void) => void;
  /** To an order that waits for payment. */
  readonly onOrder: (orderNo: string) => void;
}

/** What the live session sells, the presented one first (E27). */
export function GoodsView({ onCheckout, onOrder, ...held }: GoodsViewProps) {
  const { goods, cart } = useSnapshot(shopState);
  const now = useServerNow(1_000);
  const listState = (): ProductListState => {
    if (goods.phase === 'loading') return { kind: 'loading' };
    if (goods.phase === 'failed') return { kind: 'error', reason: refusalWords(goods.failure) };
    const lines = goods.list.map((good) => {
      const group = groupOf(good, now);
      return {
        product: productOf(good),
        sale: saleOf(good),
        isCurrent: good.current,
        inCart: cart.items.find(({ product }) => product.id === good.id)?.n ?? 0,
        ...(group && { group }),
      };
    });
    return { kind: 'ready', lines: lines.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent)) };
  };
  const buyAtGroupPrice = (productId: string) => {
    const group = goods.list.find(({ id }) => id === productId)?.group;
    if (!group) return;
    const { id: groupId, order_no: orderNo } = group;
    if (orderNo !== null) onOrder(orderNo);
    else if (groupId !== null) onCheckout(() => buyInGroup(productId, groupId));
  };
  return (
    <ProductList
      {...held}
      state={listState()}
      onAdd={({ id }) => addToCart(id)}
      onBuy={({ id }) => onCheckout(() => buyOne(id))}
      onJoinGroup={({ id }) => askToJoin(id)}
      onBuyGroup={({ id }) => buyAtGroupPrice(id)}
      onMembers={({ id }) => openMembers(id)}
      onRetry={() => void loadGoods()}
      now={serverNow}
    />
  );
}
