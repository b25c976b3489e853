import { useTranslation } from 'react-i18next';
import { Button, RadioIcon, ShoppingBagIcon, Tag } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { Amount } from '../../wallet/index.ts';
import { GroupPurchaseBox } from './GroupPurchaseBox.tsx';
import type { GroupPurchase, LiveProduct, ProductSale } from './product.ts';
import {
  ProductActions,
  ProductHead,
  ProductPicture,
  ProductRoot,
  ProductWords,
} from './ProductCard.styles.ts';

export interface ProductCardProps {
  product: LiveProduct;
  sale: ProductSale;
  group?: GroupPurchase;
  /** The teacher is presenting it now; at most one of a room. */
  isCurrent?: boolean;
  /** The purchase agreement is ticked; nothing is bought or joined without it. */
  isAgreed: boolean;
  onBuy: (product: LiveProduct) => void;
  /** Joins its group purchase (C092). */
  onJoinGroup: (product: LiveProduct) => void;
  /** Shows who joined (C094). */
  onMembers: (product: LiveProduct) => void;
  /** Opens what I bought. */
  onOpen: (product: LiveProduct) => void;
  /** The clock, UTC ms; the server's, when it differs from the member's. */
  now?: () => number;
}

/** One product of a live session: bought alone, or cheaper together with others. */
export function ProductCard({
  product,
  sale,
  group,
  isCurrent = false,
  isAgreed,
  onBuy,
  onJoinGroup,
  onMembers,
  onOpen,
  now = Date.now,
}: ProductCardProps) {
  const { t } = useTranslation('live-tools');
  const formats = useFormats();
  const refusal = isAgreed ? undefined : t('product.agreeFirst');
  return (
    <ProductRoot data-current={isCurrent || undefined}>
      <ProductHead>
        <ProductPicture>
          {product.img === '' ? <ShoppingBagIcon aria-hidden="true" /> : <img src={product.img} alt="" />}
        </ProductPicture>
        <ProductWords>
          {isCurrent && (
            <Tag tone="live" icon={<RadioIcon aria-hidden="true" />}>
              {t('product.current')}
            </Tag>
          )}
          <h3>{product.name}</h3>
          <p>
            <Amount value={product.price} currency={product.currency} size="medium" />
            {sale.kind === 'open' && sale.left !== null && (
              <span>{t('product.left', { count: sale.left, n: formats.number(sale.left) })}</span>
            )}
          </p>
        </ProductWords>
        <ProductActions>
          {sale.kind === 'open' && (
            <Button
              tone="primary"
              fill={group ? 'outlined' : 'filled'}
              busyLabel={sale.isBuying ? t('product.buying') : undefined}
              disabledReason={refusal}
              onClick={() => onBuy(product)}
            >
              {group ? t('product.buyAlone') : t('product.buy')}
            </Button>
          )}
          {sale.kind === 'owned' && (
            <>
              <Tag tone="success">{t('product.owned')}</Tag>
              <Button onClick={() => onOpen(product)}>{t('product.open')}</Button>
            </>
          )}
          {sale.kind === 'sold_out' && <Tag>{t('product.soldOut')}</Tag>}
          {sale.kind === 'over' && <Tag>{t('product.over')}</Tag>}
        </ProductActions>
      </ProductHead>
      {group && (
        <GroupPurchaseBox
          group={group}
          currency={product.currency}
          refusal={refusal}
          onJoin={() => onJoinGroup(product)}
          onMembers={() => onMembers(product)}
          now={now}
        />
      )}
    </ProductRoot>
  );
}
