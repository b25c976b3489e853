import { Banner, Link } from '@goldbean/design-system/primitives';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { formatMoment, formatNumber } from '../../../shared/i18n/index.ts';
import { paths } from '../../../shared/paths/index.ts';
import { session } from '../../../shared/session/index.ts';
import { dismissNotice } from '../notices.actions.ts';
import { noticesState } from '../notices.state.ts';

/** The newest thing the member was told, over every page until it is put away; what is past says nothing any more. */
export function NoticeBanner() {
  const { t } = useTranslation('notices');
  const { t: words } = useTranslation('primitives');
  const { lang } = useSnapshot(session);
  const notice = useSnapshot(noticesState).unread.find(({ body }) => body.expires_ts > Date.now());
  if (!notice) return null;
  const { amount, expires_ts: at } = notice.body;
  return (
    <Banner
      tone="warning"
      action={<Link href={paths.myGold.href()}>{t('openMyGold')}</Link>}
      dismiss={{ label: words('dismiss'), onDismiss: () => void dismissNotice(notice.notice_id) }}
    >
      {t('beansExpire', { count: amount, n: formatNumber(lang, amount), at: formatMoment(lang, at) })}
    </Banner>
  );
}
