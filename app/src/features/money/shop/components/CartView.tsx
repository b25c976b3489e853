import { ProductCart, type ProductCartState } from '@goldbean/design-system/live';
import { shopLimits } from '@goldbean/contract/money';
import { useSnapshot } from 'valtio';
import { refusalWords } from '../../../../shared/i18n/index.ts';
import { loadCart, setCount } from '../cart.actions.ts';
import { shopState } from '../shop.state.ts';
import { linesOf, sumOf } from './shop-view.ts';

export interface CartViewProps {
  readonly heldReason?: string;
  /** To what is sold. */
  readonly onGoods: () => void;
  readonly onCheckout: () => void;
}

/** What I have put aside in the live session (S49). */
export function CartView({ heldReason, onGoods, onCheckout }: CartViewProps) {
  const { goods, cart } = useSnapshot(shopState);
  const cartState = (): ProductCartState => {
    if (cart.phase === 'failed') return { kind: 'error', reason: refusalWords(cart.failure) };
    if (cart.phase === 'loading') return { kind: 'loading' };
    const lines = linesOf(cart.items, goods.list);
    return { kind: 'ready', lines, sum: sumOf(lines) };
  };
  return (
    <ProductCart
      state={cartState()}
      max={shopLimits.cartMostOfOne}
      onCount={({ id }, n) => setCount(id, n)}
      onRemove={({ id }) => setCount(id, 0)}
      onGoods={onGoods}
      onCheckout={onCheckout}
      onRetry={() => void loadCart()}
      {...(heldReason !== undefined && { heldReason })}
    />
  );
}
