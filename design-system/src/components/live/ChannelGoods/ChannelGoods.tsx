import { useTranslation } from 'react-i18next';
import { EmptyState, ErrorState, ShoppingBagIcon, Skeleton } from '../../../primitives/index.ts';
import type { LiveProduct, ProductSale } from '../ProductCard/product.ts';
import { ProductFace } from '../ProductCard/ProductFace.tsx';
import { GoodsRoot } from './ChannelGoods.styles.ts';

export type ChannelGoodsState =
  | { kind: 'loading' }
  /** `reason` is a sentence for the member. */
  | { kind: 'error'; reason: string }
  | { kind: 'ready'; goods: readonly { product: LiveProduct; sale: ProductSale }[] };

export interface ChannelGoodsProps {
  state: ChannelGoodsState;
  onRetry: () => void;
}

/** What a channel has on sale; it is bought in its live sessions. */
export function ChannelGoods({ state, onRetry }: ChannelGoodsProps) {
  const { t } = useTranslation(['channels', 'live-tools']);
  if (state.kind === 'loading') return <Skeleton shape="block" height="96px" />;
  if (state.kind === 'error')
    return (
      <ErrorState title={t('detail.goodsFailed')} retry={{ label: t('detail.retry'), onRetry }}>
        {state.reason}
      </ErrorState>
    );
  if (state.goods.length === 0)
    return (
      <EmptyState size="row" icon={<ShoppingBagIcon aria-hidden="true" />} title={t('detail.noGoods')} />
    );
  return (
    <GoodsRoot>
      {state.goods.map(({ product, sale }) => (
        <li key={product.id}>
          <ProductFace product={product} sale={sale} headingLevel={3} />
        </li>
      ))}
    </GoodsRoot>
  );
}
