import { Banner, Link, type BannerProps } from '@goldbean/design-system/primitives';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../../shared/paths/index.ts';
import type { ListedNotice } from '../notices.service.ts';

export interface ReportSettledBannerProps {
  readonly body: Extract<ListedNotice['body'], { kind: 'report_settled' }>;
  readonly dismiss: BannerProps['dismiss'];
}

/** G209: how a report of mine ended, in the words of who settled it. */
export function ReportSettledBanner({ body, dismiss }: ReportSettledBannerProps) {
  const { t } = useTranslation('notices');
  const { live, live_id, outcome, note } = body;
  return (
    <Banner
      tone={outcome === 'acted' ? 'success' : 'info'}
      action={<Link href={paths.liveRoom.href({ live_id })}>{t('openLive')}</Link>}
      dismiss={dismiss}
    >
      {t(outcome === 'acted' ? 'reportActed' : 'reportDismissed', { live, note })}
    </Banner>
  );
}
