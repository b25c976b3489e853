import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RadioIcon, ShoppingBagIcon, Tag } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import type { LiveProduct, ProductSale } from './product.ts';
import { ProductHead, ProductPicture, ProductWords } from './ProductCard.styles.ts';

interface ProductFaceProps {
  product: LiveProduct;
  /** Left out where only the name and the price count. */
  sale?: ProductSale;
  isCurrent?: boolean;
  /** Of its name, as the page around it needs it. */
  headingLevel?: 2 | 3;
  /** Behind the price. */
  aside?: ReactNode;
  /** Under the words. */
  children?: ReactNode;
}

/** Picture, name and price of a product, and how many are left. */
export function ProductFace({
  product,
  sale,
  isCurrent = false,
  headingLevel = 3,
  aside,
  children,
}: ProductFaceProps) {
  const { t } = useTranslation('live-tools');
  const formats = useFormats();
  const Heading = `h${headingLevel}` as const;
  return (
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
        <Heading>{product.name}</Heading>
        <p>
          <strong>{formats.money(product.price.amount, product.price.currency)}</strong>
          {sale?.kind === 'open' && sale.left !== null && (
            <span>{t('product.left', { count: sale.left, n: formats.number(sale.left) })}</span>
          )}
          {sale?.kind === 'sold_out' && <Tag>{t('product.soldOut')}</Tag>}
          {sale?.kind === 'over' && <Tag>{t('product.over')}</Tag>}
          {aside}
        </p>
      </ProductWords>
      {children}
    </ProductHead>
  );
}
