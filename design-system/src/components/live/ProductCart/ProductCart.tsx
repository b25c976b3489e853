import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Checkbox,
  EmptyState,
  ErrorState,
  Link,
  ShoppingBagIcon,
  Skeleton,
  VisuallyHidden,
} from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import type { GroupPurchase, LiveProduct, ProductSale } from '../ProductCard/product.ts';
import { ProductCard, type ProductCardProps } from '../ProductCard/ProductCard.tsx';
import { CartFoot, CartHead, CartList, CartRoot } from './ProductCart.styles.ts';

/** A product of the cart, with how its sale stands. */
export interface CartLine {
  product: LiveProduct;
  sale: ProductSale;
  group?: GroupPurchase;
  isCurrent?: boolean;
}

export type ProductCartState =
  | { kind: 'loading' }
  /** `reason` is a sentence for the member. */
  | { kind: 'error'; reason: string }
  /** The one being presented first. */
  | { kind: 'ready'; lines: readonly CartLine[] };

export interface ProductCartProps extends Pick<
  ProductCardProps,
  'onBuy' | 'onJoinGroup' | 'onMembers' | 'onOpen' | 'now'
> {
  state: ProductCartState;
  /** Where the purchase agreement can be read. */
  agreementHref: string;
  onRetry: () => void;
}

/** What is sold in a live session. The agreement is ticked once for all of it, and is never ticked beforehand. */
export function ProductCart({ state, agreementHref, onRetry, ...card }: ProductCartProps) {
  const { t } = useTranslation('live-tools');
  const formats = useFormats();
  const [isAgreed, setIsAgreed] = useState(false);
  const lines = state.kind === 'ready' ? state.lines : [];
  return (
    <CartRoot aria-label={t('product.title')} aria-busy={state.kind === 'loading' || undefined}>
      <CartHead>
        <h2>{t('product.title')}</h2>
        {lines.length > 0 && <span>{formats.number(lines.length)}</span>}
      </CartHead>
      {state.kind === 'loading' && (
        <CartList>
          <VisuallyHidden as="output">{t('product.loading')}</VisuallyHidden>
          <Skeleton shape="block" height="112px" />
          <Skeleton shape="block" height="112px" />
        </CartList>
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
      {lines.length > 0 && (
        <>
          <CartList>
            {lines.map((line) => (
              <ProductCard key={line.product.id} {...card} {...line} isAgreed={isAgreed} />
            ))}
          </CartList>
          <CartFoot>
            <Checkbox checked={isAgreed} onChange={(event) => setIsAgreed(event.target.checked)}>
              {t('product.agree')} <Link href={agreementHref}>{t('product.agreement')}</Link>
            </Checkbox>
            <p>{t('product.risk')}</p>
          </CartFoot>
        </>
      )}
    </CartRoot>
  );
}
