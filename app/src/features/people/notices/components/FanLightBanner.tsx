import { Banner, Link, type BannerProps } from '@goldbean/design-system/primitives';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../../shared/paths/index.ts';
import type { ListedNotice } from '../notices.service.ts';

export interface FanLightBannerProps {
  readonly body: Extract<ListedNotice['body'], { kind: 'fan_light_off' }>;
  readonly dismiss: BannerProps['dismiss'];
}

/** T10: a badge of mine lights no more by itself, since the bean for it is missing. */
export function FanLightBanner({ body, dismiss }: FanLightBannerProps) {
  const { t } = useTranslation('notices');
  const { channel_id: club, channel } = body;
  return (
    <Banner
      tone="warning"
      action={<Link href={paths.homepage.href({ club })}>{t('openClub')}</Link>}
      dismiss={dismiss}
    >
      {t('fanLightOff', { channel })}
    </Banner>
  );
}
