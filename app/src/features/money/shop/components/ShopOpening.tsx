import { ShopButton } from '@goldbean/design-system/live';
import { useSnapshot } from 'valtio';
import { shopState } from '../shop.state.ts';
import { countOf } from './shop-view.ts';

/** Opens the shop; nothing where nothing is sold. */
export function ShopOpening({ onOpen }: { readonly onOpen: () => void }) {
  const { goods, cart } = useSnapshot(shopState);
  if (goods.list.length === 0 && goods.phase !== 'failed') return null;
  return <ShopButton inCart={countOf(cart.items)} onOpen={onOpen} />;
}
