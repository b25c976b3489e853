import { Banner, Link, type BannerProps } from '@goldbean/design-system/primitives';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { formatMoment, formatNumber } from '../../../../shared/i18n/index.ts';
import { paths } from '../../../../shared/paths/index.ts';
import { session } from '../../../../shared/session/index.ts';
import type { Notice } from '../notices.service.ts';

type Body = Extract<Notice['body'], { kind: 'iron_fan' }>;

export interface IronFanBannerProps {
  readonly body: Body;
  readonly dismiss: BannerProps['dismiss'];
}

const tones: Readonly<Record<Body['step'], BannerProps['tone']>> = {
  joined: 'success',
  renewed: 'success',
  charged: 'success',
  extended: 'success',
  changed: 'info',
  cancelled: 'info',
  charge_soon: 'info',
  expires_soon: 'warning',
  charge_failed: 'warning',
  expired: 'warning',
};

/** T12: a step of an iron-fan membership, and the way to it. */
export function IronFanBanner({ body, dismiss }: IronFanBannerProps) {
  const { t } = useTranslation('notices');
  const { lang } = useSnapshot(session);
  const { step, channel_id, channel, expires_ts, coins, at_ts, reason } = body;
  return (
    <Banner
      tone={tones[step]}
      action={<Link href={paths.homepage.href({ panel: 'iron', channel: channel_id })}>{t('openIron')}</Link>}
      dismiss={dismiss}
    >
      {t(`iron.${step}`, {
        channel,
        end: formatMoment(lang, expires_ts),
        at: formatMoment(lang, at_ts ?? expires_ts),
        coins: formatNumber(lang, coins ?? 0),
        reason,
      })}
    </Banner>
  );
}
