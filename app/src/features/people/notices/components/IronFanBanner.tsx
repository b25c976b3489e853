import { Banner, Link, type BannerProps } from '@goldbean/design-system/primitives';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { formatMoment, formatNumber } from '../../../../shared/i18n/index.ts';
import { paths } from '../../../../shared/paths/index.ts';
import { session } from '../../../../shared/session/index.ts';
import type { ListedNotice } from '../notices.service.ts';

type IronFanNoticeBody = Extract<ListedNotice['body'], { kind: 'iron_fan' }>;

export interface IronFanBannerProps {
  readonly body: IronFanNoticeBody;
  readonly dismiss: BannerProps['dismiss'];
}

/** How each step is said. */
const looks = {
  joined: { tone: 'success', word: 'iron.joined' },
  renewed: { tone: 'success', word: 'iron.renewed' },
  charged: { tone: 'success', word: 'iron.charged' },
  extended: { tone: 'success', word: 'iron.extended' },
  changed: { tone: 'info', word: 'iron.changed' },
  cancelled: { tone: 'info', word: 'iron.cancelled' },
  charge_soon: { tone: 'info', word: 'iron.charge_soon' },
  expires_soon: { tone: 'warning', word: 'iron.expires_soon' },
  charge_failed: { tone: 'warning', word: 'iron.charge_failed' },
  expired: { tone: 'warning', word: 'iron.expired' },
} as const satisfies Record<IronFanNoticeBody['step'], object>;

/** T12: a step of an iron-fan membership, and the way to it. */
export function IronFanBanner({ body, dismiss }: IronFanBannerProps) {
  const { t } = useTranslation('notices');
  const { lang } = useSnapshot(session);
  const { step, channel_id, channel, expires_ts, coins, at_ts, reason } = body;
  const { tone, word } = looks[step];
  return (
    <Banner
      tone={tone}
      action={<Link href={paths.homepage.href({ panel: 'iron', channel: channel_id })}>{t('openIron')}</Link>}
      dismiss={dismiss}
    >
      {t(word, {
        channel,
        end: formatMoment(lang, expires_ts),
        at: formatMoment(lang, at_ts ?? expires_ts),
        coins: formatNumber(lang, coins ?? 0),
        reason,
      })}
    </Banner>
  );
}
