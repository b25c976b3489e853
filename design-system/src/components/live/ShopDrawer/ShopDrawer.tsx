import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge, Button, ChevronLeftIcon, Drawer, Tabs } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { ShopSteps } from './ShopDrawer.styles.ts';

/** `goods` and `cart` stand side by side; `checkout` and `order` come after them. */
export type ShopView = 'goods' | 'cart' | 'checkout' | 'order';

export interface ShopDrawerProps {
  isOpen: boolean;
  view: ShopView;
  /** So many things are in the cart. */
  inCart: number;
  onView: (view: 'goods' | 'cart') => void;
  onClose: () => void;
  /** A ProductList, a ProductCart, a ProductCheckout or an OrderPanel. */
  children: ReactNode;
}

const titles = {
  goods: 'product.title',
  cart: 'product.title',
  checkout: 'checkout.title',
  order: 'checkout.order',
} as const;

/** The shop of a live session, over the end of the page: what is sold, the cart, and the way to pay (S49). */
export function ShopDrawer({ isOpen, view, inCart, onView, onClose, children }: ShopDrawerProps) {
  const { t } = useTranslation(['live-tools', 'actions']);
  const formats = useFormats();
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      title={t(titles[view])}
      closeLabel={t('actions:close')}
      keepsOnOutsidePress={view === 'checkout'}
    >
      {view === 'goods' || view === 'cart' ? (
        <Tabs
          label={t('product.title')}
          items={[
            { key: 'goods', label: t('product.goods') },
            {
              key: 'cart',
              label: t('cart.title'),
              aside: (
                <Badge
                  count={inCart}
                  tone="quiet"
                  label={t('product.inCart', { count: inCart, n: formats.number(inCart) })}
                />
              ),
            },
          ]}
          selected={view}
          onSelect={onView}
        >
          {children}
        </Tabs>
      ) : (
        <ShopSteps>
          <Button
            size="small"
            fill="quiet"
            icon={<ChevronLeftIcon aria-hidden="true" />}
            onClick={() => onView('goods')}
          >
            {t('checkout.back')}
          </Button>
          {children}
        </ShopSteps>
      )}
    </Drawer>
  );
}
