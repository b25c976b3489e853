import { ShopDrawer, type ShopView } from '@goldbean/design-system/live';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { buyCart } from '../checkout.actions.ts';
import { shopState } from '../shop.state.ts';
import { CartView } from './CartView.tsx';
import { CheckoutView } from './CheckoutView.tsx';
import { GoodsView } from './GoodsView.tsx';
import { GroupDialogs } from './GroupDialogs.tsx';
import { countOf } from './shop-view.ts';

export interface ShopPanelProps {
  /** What is shown of the shop; null while it is closed. */
  readonly view: ShopView | null;
  readonly onView: (view: 'goods' | 'cart' | 'checkout' | null) => void;
  /** How the order is paid that was made; drawn in the view `order`. */
  readonly order: ReactNode;
  /** To the payment of an order. */
  readonly onOrdered: (orderNo: string) => void;
  /** Why nothing can be bought now. */
  readonly disabledReason?: string | undefined;
  /** Why no group can be joined now. */
  readonly joinReason?: string | undefined;
}

/** The shop of the live session: what is sold, my cart, and the way to an order and its payment (S49). */
export function ShopPanel({ view, onView, order, onOrdered, disabledReason, joinReason }: ShopPanelProps) {
  const { cart, form } = useSnapshot(shopState);
  const isOpen = view !== null;
  // Who comes by an address has chosen nothing yet.
  const shown = view === 'checkout' && form.values.items.length === 0 ? 'cart' : (view ?? 'goods');
  const checkOut = (begin: () => void) => {
    begin();
    onView('checkout');
  };
  const held = disabledReason === undefined ? {} : { disabledReason };
  return (
    <>
      <ShopDrawer
        isOpen={isOpen}
        view={shown}
        inCart={countOf(cart.items)}
        onView={onView}
        onClose={() => onView(null)}
      >
        {shown === 'goods' && (
          <GoodsView
            {...held}
            {...(joinReason !== undefined && { joinReason })}
            onCheckout={checkOut}
            onOrder={onOrdered}
          />
        )}
        {shown === 'cart' && (
          <CartView {...held} onGoods={() => onView('goods')} onCheckout={() => checkOut(buyCart)} />
        )}
        {shown === 'checkout' && <CheckoutView {...held} onOrdered={onOrdered} />}
        {shown === 'order' && order}
      </ShopDrawer>
      <GroupDialogs />
    </>
  );
}
