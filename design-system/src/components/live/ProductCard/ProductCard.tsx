import { useTranslation } from 'react-i18next';
import { Button } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { GroupPurchaseBox } from './GroupPurchaseBox.tsx';
import type { GroupPurchaseView, LiveProduct, ProductSale } from './product.ts';
import { ProductActions, ProductRoot } from './ProductCard.styles.ts';
import { ProductFace } from './ProductFace.tsx';

export interface ProductCardProps {
  product: LiveProduct;
  sale: ProductSale;
  group?: GroupPurchaseView;
  /** The teacher is presenting it now; at most one of a room. */
  isCurrent?: boolean;
  /** So many are in my cart. */
  inCart?: number;
  /** Why nothing can be bought now: offline. */
  disabledReason?: string;
  /** Why no group can be joined now: not on air, offline. */
  joinReason?: string;
  onAdd: (product: LiveProduct) => void;
  /** Buys it alone. */
  onBuy: (product: LiveProduct) => void;
  /** Joins its group purchase (C092). */
  onJoinGroup: (product: LiveProduct) => void;
  /** Buys it at the price of its group, which is complete, or goes on with the payment. */
  onBuyGroup: (product: LiveProduct) => void;
  /** Shows who joined (C094). */
  onMembers: (product: LiveProduct) => void;
  /** The clock, UTC ms; the server's, when it differs from the member's. */
  now: () => number;
}

/** One product of a live session: bought alone, or cheaper together with others. */
export function ProductCard({
  product,
  sale,
  group,
  isCurrent = false,
  inCart = 0,
  disabledReason,
  joinReason,
  onAdd,
  onBuy,
  onJoinGroup,
  onBuyGroup,
  onMembers,
  now,
}: ProductCardProps) {
  const { t } = useTranslation('live-tools');
  const formats = useFormats();
  return (
    <ProductRoot data-current={isCurrent || undefined}>
      <ProductFace product={product} sale={sale} isCurrent={isCurrent}>
        {sale.kind === 'open' && (
          <ProductActions>
            {inCart > 0 && (
              <output>{t('product.inCart', { count: inCart, n: formats.number(inCart) })}</output>
            )}
            <Button fill="quiet" disabledReason={disabledReason} onClick={() => onAdd(product)}>
              {t('product.add')}
            </Button>
            <Button
              tone="primary"
              fill={group ? 'outlined' : 'filled'}
              disabledReason={disabledReason}
              onClick={() => onBuy(product)}
            >
              {group ? t('product.buyAlone') : t('product.buy')}
            </Button>
          </ProductActions>
        )}
      </ProductFace>
      {group && (
        <GroupPurchaseBox
          group={group}
          disabledReason={disabledReason}
          joinReason={joinReason}
          onJoin={() => onJoinGroup(product)}
          onBuy={() => onBuyGroup(product)}
          onMembers={() => onMembers(product)}
          now={now}
        />
      )}
    </ProductRoot>
  );
}
