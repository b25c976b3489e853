import { useTranslation } from 'react-i18next';
import { Badge, Button, ShoppingCartIcon } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';

export interface ShopButtonProps {
  /** So many things are in the cart. */
  inCart: number;
  onOpen: () => void;
}

/** Opens what is sold in the live session, and says how much of it is in the cart. */
export function ShopButton({ inCart, onOpen }: ShopButtonProps) {
  const { t } = useTranslation('live-tools');
  const formats = useFormats();
  return (
    <Button icon={<ShoppingCartIcon aria-hidden="true" />} aria-haspopup="dialog" onClick={onOpen}>
      {t('product.shop')}
      <Badge count={inCart} label={t('product.inCart', { count: inCart, n: formats.number(inCart) })} />
    </Button>
  );
}
