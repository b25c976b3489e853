import { useTranslation } from 'react-i18next';
import { Button, ErrorState, Skeleton, VisuallyHidden } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import type { LiveProduct, ProductSale } from '../ProductCard/product.ts';
import { ProductActions } from '../ProductCard/ProductCard.styles.ts';
import { ProductFace } from '../ProductCard/ProductFace.tsx';
import { DeskGoods, ProductDeskRoot } from './ProductDesk.styles.ts';

/** A product as those see it who run the live session. */
export interface DeskProduct {
  product: LiveProduct;
  sale: ProductSale;
  /** So many were bought. */
  sold: number;
  isCurrent: boolean;
}

export type ProductDeskState =
  | { kind: 'loading' }
  /** `reason` is a sentence for the member. */
  | { kind: 'error'; reason: string }
  /** In the order of the live session. */
  | { kind: 'ready'; products: readonly DeskProduct[] };

export interface ProductDeskProps {
  state: ProductDeskState;
  /** The product whose turn begins or ends just now; null for none. */
  busyId: string | null;
  /** Presents it in place of the one before (C062); null presents none. */
  onPresent: (product: LiveProduct | null) => void;
  onRetry: () => void;
}

/** Where the teacher says which product is presented now, and sees what is left and sold (P05). */
export function ProductDesk({ state, busyId, onPresent, onRetry }: ProductDeskProps) {
  const { t } = useTranslation('live-tools');
  const formats = useFormats();
  return (
    <ProductDeskRoot aria-label={t('product.title')} aria-busy={state.kind === 'loading' || undefined}>
      <h2>{t('product.title')}</h2>
      {state.kind === 'loading' && (
        <>
          <VisuallyHidden as="output">{t('product.loading')}</VisuallyHidden>
          <Skeleton shape="block" height="72px" />
        </>
      )}
      {state.kind === 'error' && (
        <ErrorState title={t('product.failed')} retry={{ label: t('product.retry'), onRetry }}>
          {state.reason}
        </ErrorState>
      )}
      {state.kind === 'ready' && state.products.length === 0 && <p>{t('product.deskEmpty')}</p>}
      {state.kind === 'ready' && state.products.length > 0 && (
        <DeskGoods>
          {state.products.map(({ product, sale, sold, isCurrent }) => (
            <li key={product.id}>
              <ProductFace
                product={product}
                sale={sale}
                isCurrent={isCurrent}
                aside={<span>{t('product.sold', { count: sold, n: formats.number(sold) })}</span>}
              >
                <ProductActions>
                  <Button
                    size="small"
                    busyLabel={busyId === product.id ? t('product.changing') : undefined}
                    onClick={() => onPresent(isCurrent ? null : product)}
                  >
                    {isCurrent ? t('product.withdraw') : t('product.present')}
                    <VisuallyHidden> {product.name}</VisuallyHidden>
                  </Button>
                </ProductActions>
              </ProductFace>
            </li>
          ))}
        </DeskGoods>
      )}
    </ProductDeskRoot>
  );
}
