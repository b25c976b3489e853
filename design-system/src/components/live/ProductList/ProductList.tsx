import { useTranslation } from 'react-i18next';
import {
  EmptyState,
  ErrorState,
  ShoppingBagIcon,
  Skeleton,
  VisuallyHidden,
} from '../../../primitives/index.ts';
import type { GroupPurchaseView, LiveProduct, ProductSale } from '../ProductCard/product.ts';
import { ProductCard, type ProductCardProps } from '../ProductCard/ProductCard.tsx';
import { ListRoot } from './ProductList.styles.ts';

/** A product on sale, with how its sale stands. */
export interface ProductLine {
  product: LiveProduct;
  sale: ProductSale;
  group?: GroupPurchaseView;
  isCurrent?: boolean;
  /** So many are in my cart. */
  inCart?: number;
}

export type ProductListState =
  | { kind: 'loading' }
  /** `reason` is a sentence for the member. */
  | { kind: 'error'; reason: string }
  /** The one being presented first. */
  | { kind: 'ready'; lines: readonly ProductLine[] };

export interface ProductListProps extends Pick<
  ProductCardProps,
  'disabledReason' | 'joinReason' | 'onAdd' | 'onBuy' | 'onJoinGroup' | 'onBuyGroup' | 'onMembers' | 'now'
> {
  state: ProductListState;
  onRetry: () => void;
}

/** What is sold in a live session. */
export function ProductList({ state, onRetry, ...card }: ProductListProps) {
  const { t } = useTranslation('live-tools');
  const lines = state.kind === 'ready' ? state.lines : [];
  return (
    <ListRoot aria-label={t('product.title')} aria-busy={state.kind === 'loading' || undefined}>
      {state.kind === 'loading' && (
        <>
          <VisuallyHidden as="output">{t('product.loading')}</VisuallyHidden>
          <Skeleton shape="block" height="112px" />
          <Skeleton shape="block" height="112px" />
        </>
      )}
      {state.kind === 'error' && (
        <ErrorState title={t('product.failed')} retry={{ label: t('product.retry'), onRetry }}>
          {state.reason}
        </ErrorState>
      )}
      {state.kind === 'ready' && lines.length === 0 && (
        <EmptyState icon={<ShoppingBagIcon aria-hidden="true" />} title={t('product.empty')}>
          {t('product.emptyHint')}
        </EmptyState>
      )}
      {lines.map((line) => (
        <ProductCard key={line.product.id} {...card} {...line} />
      ))}
      {lines.length > 0 && <p>{t('product.risk')}</p>}
    </ListRoot>
  );
}
