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

/** Why a line cannot be ordered as it stands: fewer are left, fewer may be bought, or it is not sold any more. */
export type CartProblem = { kind: 'few'; left: number } | { kind: 'limit' } | { kind: 'gone' };

/** A product in the cart. */
export interface CartLineView {
  product: LiveProduct;
  sale: ProductSale;
  count: number;
  /** Most of it that one order takes. */
  most: number;
  /** Left out when it can be ordered. */
  problem?: CartProblem;
}

export type ProductCartState =
  | { kind: 'loading' }
  /** `reason` is a sentence for the member. */
  | { kind: 'error'; reason: string }
  /** `sums` of all that can be bought, by currency. */
  | { kind: 'ready'; lines: readonly CartLineView[]; sums: readonly Money[] };

export interface ProductCartProps {
  state: ProductCartState;
  /** Why nothing can be bought now: offline, two currencies. */
  disabledReason?: string;
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
  disabledReason,
  onCount,
  onRemove,
  onGoods,
  onCheckout,
  onRetry,
}: ProductCartProps) {
  const { t } = useTranslation('live-tools');
  const formats = useFormats();
  const lines = state.kind === 'ready' ? state.lines : [];
  const isHeldUp = lines.some(({ problem }) => problem !== undefined);
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
                <Line line={line} onCount={onCount} onRemove={onRemove} />
              </li>
            ))}
          </CartLines>
          <CartFoot>
            <span>{t('cart.sum')}</span>
            <strong>
              {state.sums.map(({ amount, currency }) => formats.money(amount, currency)).join(' + ')}
            </strong>
            <Button
              tone="primary"
              fill="filled"
              size="large"
              disabledReason={disabledReason ?? (isHeldUp ? t('cart.unsold') : undefined)}
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

interface CartLineProps extends Pick<ProductCartProps, 'onCount' | 'onRemove'> {
  line: CartLineView;
}

function Line({ line: { product, sale, count, most, problem }, onCount, onRemove }: CartLineProps) {
  const { t, i18n } = useTranslation('live-tools');
  return (
    <ProductFace product={product} sale={sale}>
      <CartCount>
        {problem?.kind !== 'gone' && (
          <NumberInput
            label={t('cart.count', { name: product.name })}
            value={count}
            onChange={(next) => next !== null && onCount(product, next)}
            languageTag={i18n.language}
            min={1}
            max={most}
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
        {problem && <Problem problem={problem} />}
      </CartCount>
    </ProductFace>
  );
}

function Problem({ problem }: { problem: CartProblem }) {
  const { t } = useTranslation('live-tools');
  const formats = useFormats();
  const words = () => {
    if (problem.kind === 'few')
      return t('cart.short', { count: problem.left, n: formats.number(problem.left) });
    return problem.kind === 'limit' ? t('cart.limit') : t('cart.gone');
  };
  return <p role="status">{words()}</p>;
}
