import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../../primitives/index.ts';
import { formatsOf } from '../../formats/index.ts';
import { amountClass } from './Amount.styles.ts';
import { type CurrencyCode, CurrencyIcon } from './CurrencyIcon.tsx';

export interface AmountProps {
  /** In whole units of the currency. */
  value: number;
  currency: CurrencyCode;
  /** Writes + before what came in and − before what went out, and colours them. */
  isSigned?: boolean;
  /** As the text around it, 18 or 30 px. */
  size?: 'text' | 'medium' | 'large';
  /** `inherit` takes the colour of its place: on a button. */
  tone?: 'currency' | 'inherit';
}

/** So much of a currency, grouped as the language does, with figures that stand under each other. */
export function Amount({ value, currency, isSigned = false, size = 'text', tone = 'currency' }: AmountProps) {
  const { t, i18n } = useTranslation('wallet');
  const formats = formatsOf(i18n.language);
  return (
    <span
      className={amountClass}
      data-size={size}
      data-currency={currency}
      data-tone={isSigned ? 'sign' : tone}
      data-sign={value > 0 ? 'plus' : value < 0 ? 'minus' : undefined}
    >
      <CurrencyIcon currency={currency} />
      {isSigned ? formats.signed(value) : formats.number(value)}
      <VisuallyHidden> {t(`currency.${currency}`)}</VisuallyHidden>
    </span>
  );
}
