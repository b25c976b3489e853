import { PresentedProduct } from '@goldbean/design-system/live';
import { useSnapshot } from 'valtio';
import { dismissPresented } from '../shop.actions.ts';
import { shopState } from '../shop.state.ts';
import { moneyOf, productOf, saleOf } from './shop-view.ts';

/** Over the picture: what is presented now; nothing while nothing is, or when it was put away. @param onOpen opens the shop */
export function PresentedOver({ onOpen }: { readonly onOpen: () => void }) {
  const { goods, dismissed } = useSnapshot(shopState);
  const presented = goods.list.find(({ current }) => current);
  if (!presented || presented.id === dismissed) return null;
  return (
    <PresentedProduct
      product={productOf(presented)}
      sale={saleOf(presented)}
      {...(presented.group && { groupPrice: moneyOf(presented.group.price, presented.currency) })}
      onOpen={onOpen}
      onDismiss={dismissPresented}
    />
  );
}
