import { useTranslation } from 'react-i18next';
import { Banner, Button, VisuallyHidden } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import {
  type PayAgreementName,
  AgreementTick,
  type Money,
  type PayMethod,
  type PayMethodOption,
  PayMethodPicker,
} from '../../wallet/index.ts';
import { CartFoot } from '../ProductCart/ProductCart.styles.ts';
import { CheckoutLines, CheckoutRoot } from './ProductCheckout.styles.ts';

/** So many of a product, at a price for each. */
export interface CheckoutLine {
  id: string;
  name: string;
  count: number;
  /** For all of the line. */
  sum: Money;
}

export interface ProductCheckoutProps {
  lines: readonly CheckoutLine[];
  sum: Money;
  /** Ways to pay; null while they are not known. */
  methods: readonly PayMethodOption[] | null;
  /** Null while none is chosen. */
  method: PayMethod | null;
  onMethod: (method: PayMethod) => void;
  /** What is accepted by ordering (V35). */
  agreement: { name: PayAgreementName; version: string; href: string };
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
  /** What is still to be done before it can be ordered, a sentence for the member; left out when nothing is. */
  missing: string | undefined;
  /** Why it was not ordered, a sentence for the member; left out when it was not refused. */
  refusal?: string;
  /** The order is being made. */
  isOrdering: boolean;
  onOrder: () => void;
}

/** What is bought, a way to pay, the agreement, and the order (S49, V35). */
export function ProductCheckout({
  lines,
  sum,
  methods,
  method,
  onMethod,
  agreement,
  isTicked,
  onTick,
  missing,
  refusal,
  isOrdering,
  onOrder,
}: ProductCheckoutProps) {
  const { t } = useTranslation(['live-tools', 'orders']);
  const formats = useFormats();
  return (
    <CheckoutRoot>
      <CheckoutLines>
        {lines.map(({ id, name, count, sum: of }) => (
          <li key={id}>
            {name}
            <span>
              <span aria-hidden="true">× {formats.number(count)}</span>
              <VisuallyHidden>{t('checkout.count', { count, n: formats.number(count) })}</VisuallyHidden>
            </span>
            <strong>{formats.money(of.amount, of.currency)}</strong>
          </li>
        ))}
      </CheckoutLines>
      {methods && <PayMethodPicker options={methods} selected={method} onSelect={onMethod} />}
      <AgreementTick
        agreement={agreement.name}
        version={agreement.version}
        href={agreement.href}
        isTicked={isTicked}
        onTick={onTick}
      />
      {refusal !== undefined && <Banner tone="danger">{refusal}</Banner>}
      <CartFoot>
        <span>{t('cart.sum')}</span>
        <strong>{formats.money(sum.amount, sum.currency)}</strong>
        <Button
          tone="primary"
          fill="filled"
          size="large"
          disabledReason={missing}
          busyLabel={isOrdering ? t('orders:ordering') : undefined}
          onClick={onOrder}
        >
          {t('orders:submit')}
        </Button>
      </CartFoot>
    </CheckoutRoot>
  );
}
