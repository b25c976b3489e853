import { Banner, Link, type BannerProps } from '@goldbean/design-system/primitives';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { formatMoment } from '../../../../shared/i18n/index.ts';
import { paths } from '../../../../shared/paths/index.ts';
import { session } from '../../../../shared/session/index.ts';
import type { ListedNotice } from '../notices.service.ts';

export interface LiveReminderBannerProps {
  readonly body: Extract<ListedNotice['body'], { kind: 'live_reminder' }>;
  readonly dismiss: BannerProps['dismiss'];
}

/** E26: a live session that I have an appointment for begins soon, or is on air. */
export function LiveReminderBanner({ body, dismiss }: LiveReminderBannerProps) {
  const { t } = useTranslation('notices');
  const { lang } = useSnapshot(session);
  const { live, live_id, moment, start_ts } = body;
  return (
    <Banner
      tone={moment === 'started' ? 'success' : 'info'}
      action={<Link href={paths.liveRoom.href({ live_id })}>{t('watchLive')}</Link>}
      dismiss={dismiss}
    >
      {t(moment === 'started' ? 'liveStarted' : 'liveSoon', { live, at: formatMoment(lang, start_ts) })}
    </Banner>
  );
}
