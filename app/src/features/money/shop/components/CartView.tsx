import { ProductCart, type ProductCartState } from '@goldbean/design-system/live';
import { useSnapshot } from 'valtio';
import { refusalWords } from '../../../../shared/i18n/index.ts';
import { loadCart, setCount } from '../cart.actions.ts';
import { shopState } from '../shop.state.ts';
import { lineOf, moneyOf } from './shop-view.ts';

export interface CartViewProps {
  readonly disabledReason?: string;
  /** To what is sold. */
  readonly onGoods: () => void;
  readonly onCheckout: () => void;
}

/** What I have put aside in the live session (S49). */
export function CartView({ disabledReason, onGoods, onCheckout }: CartViewProps) {
  const { cart } = useSnapshot(shopState);
  const held = disabledReason ?? (cart.sum.length > 1 ? refusalWords('shop.currencies') : undefined);
  const cartState = (): ProductCartState => {
    if (cart.phase === 'failed') return { kind: 'error', reason: refusalWords(cart.failure) };
    if (cart.phase === 'loading') return { kind: 'loading' };
    return {
      kind: 'ready',
      lines: cart.items.map(lineOf),
      sums: cart.sum.map(({ amount, currency }) => moneyOf(amount, currency)),
    };
  };
  return (
    <ProductCart
      state={cartState()}
      onCount={({ id }, n) => setCount(id, n)}
      onRemove={({ id }) => setCount(id, 0)}
      onGoods={onGoods}
      onCheckout={onCheckout}
      onRetry={() => void loadCart()}
      {...(held !== undefined && { disabledReason: held })}
    />
  );
}
