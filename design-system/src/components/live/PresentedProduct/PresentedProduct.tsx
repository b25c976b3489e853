import { useTranslation } from 'react-i18next';
import { Button, IconButton, XIcon } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import type { Money } from '../../wallet/index.ts';
import type { LiveProduct, ProductSale } from '../ProductCard/product.ts';
import { ProductFace } from '../ProductCard/ProductFace.tsx';
import { PresentedRoot } from './PresentedProduct.styles.ts';

export interface PresentedProductProps {
  product: LiveProduct;
  sale: ProductSale;
  /** For each of a group that is bought in together; left out where there is none. */
  groupPrice?: Money;
  /** Opens the shop. */
  onOpen: () => void;
  /** Puts it out of sight until another is presented. */
  onDismiss: () => void;
}

/** Over the picture: what the teacher presents now, with the way to it. */
export function PresentedProduct({ product, sale, groupPrice, onOpen, onDismiss }: PresentedProductProps) {
  const { t } = useTranslation('live-tools');
  const formats = useFormats();
  return (
    <PresentedRoot aria-label={`${t('product.current')}: ${product.name}`}>
      <ProductFace product={product} sale={sale} isCurrent headingLevel={2} />
      <IconButton
        size="small"
        label={t('product.dismiss')}
        icon={<XIcon aria-hidden="true" />}
        onClick={onDismiss}
      />
      <div>
        {groupPrice && (
          <span>
            {t('group.price')} {formats.money(groupPrice.amount, groupPrice.currency)}
          </span>
        )}
        <Button size="small" tone="primary" fill="filled" onClick={onOpen}>
          {t('product.look')}
        </Button>
      </div>
    </PresentedRoot>
  );
}
