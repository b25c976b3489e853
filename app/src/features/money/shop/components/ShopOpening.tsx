import { ShopButton } from '@goldbean/design-system/live';
import { useSnapshot } from 'valtio';
import { loadGoods } from '../shop.actions.ts';
import { shopState } from '../shop.state.ts';
import { countOf } from './shop-view.ts';

/** Opens the shop; nothing where nothing is sold. */
export function ShopOpening({ onOpen }: { readonly onOpen: () => void }) {
  const { goods, cart } = useSnapshot(shopState);
  if (goods.list.length === 0 && goods.phase !== 'failed') return null;
  const open = () => {
    // A counter of the room may have been missed.
    void loadGoods();
    onOpen();
  };
  return <ShopButton inCart={countOf(cart.items)} onOpen={open} />;
}
