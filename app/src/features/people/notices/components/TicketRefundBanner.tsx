import { Banner, Link, type BannerProps } from '@goldbean/design-system/primitives';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { formatNumber } from '../../../../shared/i18n/index.ts';
import { paths } from '../../../../shared/paths/index.ts';
import { session } from '../../../../shared/session/index.ts';
import type { ListedNotice } from '../notices.service.ts';

export interface TicketRefundBannerProps {
  readonly body: Extract<ListedNotice['body'], { kind: 'ticket_refund' }>;
  readonly dismiss: BannerProps['dismiss'];
}

/** S49: the beans of a ticket came back, and why. */
export function TicketRefundBanner({ body, dismiss }: TicketRefundBannerProps) {
  const { t } = useTranslation('notices');
  const { lang } = useSnapshot(session);
  const { live, outcome, amount } = body;
  return (
    <Banner tone="info" action={<Link href={paths.myGold.href()}>{t('openMyGold')}</Link>} dismiss={dismiss}>
      {t(outcome === 'stopped' ? 'ticketStopped' : 'ticketNotBegun', {
        live,
        count: amount,
        n: formatNumber(lang, amount),
      })}
    </Banner>
  );
}
