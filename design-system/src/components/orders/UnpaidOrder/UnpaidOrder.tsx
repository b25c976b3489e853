import { useTranslation } from 'react-i18next';
import { Banner, ButtonLink } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import type { Money } from '../../wallet/index.ts';

export interface UnpaidOrderProps {
  price: Money;
  /** When it closes by itself, UTC ms. */
  until: number;
  /** Where it can be paid. */
  href: string;
}

/** An order that waits for the member's money: it can be taken up again instead of ordering anew (S24). */
export function UnpaidOrder({ price, until, href }: UnpaidOrderProps) {
  const { t } = useTranslation('orders');
  const formats = useFormats();
  return (
    <Banner
      tone="info"
      action={
        <ButtonLink tone="primary" fill="filled" href={href}>
          {t('pay.title')}
        </ButtonLink>
      }
    >
      {t('unpaid.text', { amount: formats.money(price.amount, price.currency), time: formats.time(until) })}
    </Banner>
  );
}
