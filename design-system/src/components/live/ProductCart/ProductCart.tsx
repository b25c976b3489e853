import { useTranslation } from 'react-i18next';
import {
  Button,
  EmptyState,
  ErrorState,
  IconButton,
  NumberInput,
  ShoppingCartIcon,
  Skeleton,
  Trash2Icon,
  VisuallyHidden,
} from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import type { Money } from '../../wallet/index.ts';
import type { LiveProduct, ProductSale } from '../ProductCard/product.ts';
import { ProductFace } from '../ProductCard/ProductFace.tsx';
import { CartCount, CartFoot, CartLines, CartRoot } from './ProductCart.styles.ts';

/** A product in the cart. */
export interface CartLine {
  product: LiveProduct;
  sale: ProductSale;
  count: number;
}

export type ProductCartState =
  | { kind: 'loading' }
  /** `reason` is a sentence for the member. */
  | { kind: 'error'; reason: string }
  /** `sum` of all that can be bought. */
  | { kind: 'ready'; lines: readonly CartLine[]; sum: Money };

export interface ProductCartProps {
  state: ProductCartState;
  /** Most of one product. */
  max: number;
  /** Why nothing can be bought now: not on air, offline. */
  heldReason?: string;
  onCount: (product: LiveProduct, count: number) => void;
  onRemove: (product: LiveProduct) => void;
  /** To what is on sale, from an empty cart. */
  onGoods: () => void;
  onCheckout: () => void;
  onRetry: () => void;
}

/** What I have put aside in a live session, and what it comes to (S49). */
export function ProductCart({
  state,
  max,
  heldReason,
  onCount,
  onRemove,
  onGoods,
  onCheckout,
  onRetry,
}: ProductCartProps) {
  const { t } = useTranslation('live-tools');
  const formats = useFormats();
  const lines = state.kind === 'ready' ? state.lines : [];
  const unsold = lines.some(({ sale, count }) => shortOf(sale, count) !== null);
  return (
    <CartRoot aria-label={t('cart.title')} aria-busy={state.kind === 'loading' || undefined}>
      {state.kind === 'loading' && (
        <>
          <VisuallyHidden as="output">{t('cart.loading')}</VisuallyHidden>
          <Skeleton shape="block" height="112px" />
        </>
      )}
      {state.kind === 'error' && (
        <ErrorState title={t('cart.failed')} retry={{ label: t('product.retry'), onRetry }}>
          {state.reason}
        </ErrorState>
      )}
      {state.kind === 'ready' && lines.length === 0 && (
        <EmptyState
          icon={<ShoppingCartIcon aria-hidden="true" />}
          title={t('cart.empty')}
          action={<Button onClick={onGoods}>{t('cart.toGoods')}</Button>}
        >
          {t('cart.emptyHint')}
        </EmptyState>
      )}
      {state.kind === 'ready' && lines.length > 0 && (
        <>
          <CartLines>
            {lines.map((line) => (
              <li key={line.product.id}>
                <Line line={line} max={max} onCount={onCount} onRemove={onRemove} />
              </li>
            ))}
          </CartLines>
          <CartFoot>
            <span>{t('cart.sum')}</span>
            <strong>{formats.money(state.sum.amount, state.sum.currency)}</strong>
            <Button
              tone="primary"
              fill="filled"
              size="large"
              disabledReason={heldReason ?? (unsold ? t('cart.unsold') : undefined)}
              onClick={onCheckout}
            >
              {t('cart.checkout')}
            </Button>
          </CartFoot>
        </>
      )}
    </CartRoot>
  );
}

/** How many there are, when they are fewer than wanted; null when there are enough. */
function shortOf(sale: ProductSale, count: number): number | null {
  if (sale.kind !== 'open') return 0;
  return sale.left !== null && sale.left < count ? sale.left : null;
}

interface LineProps extends Pick<ProductCartProps, 'max' | 'onCount' | 'onRemove'> {
  line: CartLine;
}

function Line({ line: { product, sale, count }, max, onCount, onRemove }: LineProps) {
  const { t, i18n } = useTranslation('live-tools');
  const formats = useFormats();
  const short = shortOf(sale, count);
  return (
    <ProductFace product={product} sale={sale}>
      <CartCount>
        {sale.kind === 'open' && (
          <NumberInput
            label={t('cart.count', { name: product.name })}
            value={count}
            onChange={(next) => next !== null && onCount(product, next)}
            languageTag={i18n.language}
            min={1}
            max={max}
            size="small"
            lessLabel={t('cart.less')}
            moreLabel={t('cart.more')}
          />
        )}
        <IconButton
          size="small"
          label={t('cart.remove', { name: product.name })}
          icon={<Trash2Icon aria-hidden="true" />}
          onClick={() => onRemove(product)}
        />
        {short !== null && (
          <p role="status">
            {short === 0 ? t('cart.gone') : t('cart.short', { count: short, n: formats.number(short) })}
          </p>
        )}
      </CartCount>
    </ProductFace>
  );
}
