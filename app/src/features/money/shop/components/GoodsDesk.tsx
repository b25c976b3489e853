import { ProductDesk, type ProductDeskState } from '@goldbean/design-system/live';
import { useSnapshot } from 'valtio';
import { refusalWords } from '../../../../shared/i18n/index.ts';
import { loadGoods, present } from '../shop.actions.ts';
import { shopState } from '../shop.state.ts';
import { productOf, saleOf } from './shop-view.ts';

/** C062, P05: where those who run the live session present its products, and see what is left and sold. */
export function GoodsDesk() {
  const { goods, presenting } = useSnapshot(shopState);
  const deskState = (): ProductDeskState => {
    if (goods.phase === 'loading') return { kind: 'loading' };
    if (goods.phase === 'failed') return { kind: 'error', reason: refusalWords(goods.failure) };
    return {
      kind: 'ready',
      products: goods.list.map((good) => ({
        product: productOf(good),
        sale: saleOf(good),
        sold: good.sold,
        isCurrent: good.current,
      })),
    };
  };
  return (
    <ProductDesk
      state={deskState()}
      busyId={presenting}
      onPresent={(product) => void present(product?.id ?? null)}
      onRetry={() => void loadGoods()}
    />
  );
}
