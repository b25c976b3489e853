import { useTranslation } from 'react-i18next';
import { ButtonLink, PageHeading } from '../../primitives/index.ts';

export interface RechargeHeadingProps {
  /** In the money of the member's region, or by card from overseas (/hwStripe). */
  way: 'region' | 'card';
  /** Where the member came from and wants back to (V05); null when nowhere. */
  backHref: string | null;
}

/** What the recharge pages are, before an order and with one. */
export function RechargeHeading({ way, backHref }: RechargeHeadingProps) {
  const { t } = useTranslation('orders');
  return (
    <PageHeading
      title={way === 'card' ? t('card.title') : t('title')}
      lead={way === 'card' ? t('card.lead') : t('lead')}
      actions={backHref !== null && <ButtonLink href={backHref}>{t('back')}</ButtonLink>}
    />
  );
}
