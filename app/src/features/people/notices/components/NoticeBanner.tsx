import { Banner, Link, type BannerProps } from '@goldbean/design-system/primitives';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { formatDay, formatMoment, formatNumber } from '../../../../shared/i18n/index.ts';
import { paths } from '../../../../shared/paths/index.ts';
import { session } from '../../../../shared/session/index.ts';
import { dismissNotice } from '../notices.actions.ts';
import type { ListedNotice } from '../notices.service.ts';
import { moderationKey } from '../moderation-key.ts';
import { noticesState } from '../notices.state.ts';
import { ContentBanner } from './ContentBanner.tsx';
import { FanLightBanner } from './FanLightBanner.tsx';
import { FeedbackAnsweredBanner } from './FeedbackAnsweredBanner.tsx';
import { LiveReminderBanner } from './LiveReminderBanner.tsx';
import { ReportSettledBanner } from './ReportSettledBanner.tsx';
import { IronFanBanner } from './IronFanBanner.tsx';
import { TicketRefundBanner } from './TicketRefundBanner.tsx';

/** The newest thing the member was told, over every page until it is put away. */
export function NoticeBanner() {
  const { t: words } = useTranslation('primitives');
  const [notice] = useSnapshot(noticesState).unread;
  if (!notice) return null;
  const { body } = notice;
  const dismiss = { label: words('dismiss'), onDismiss: () => void dismissNotice(notice.notice_id) };
  switch (body.kind) {
    case 'beans_expire':
      return <ExpiryBanner body={body} dismiss={dismiss} />;
    case 'group_purchase':
      return <GroupPurchaseBanner body={body} dismiss={dismiss} />;
    case 'packet_refund':
      return <PacketRefundBanner body={body} dismiss={dismiss} />;
    case 'announcement_reminder':
      return <ReminderBanner body={body} dismiss={dismiss} />;
    case 'mute_refused':
      return <MuteRefusedBanner body={body} dismiss={dismiss} />;
    case 'moderation':
      return <ModerationBanner body={body} dismiss={dismiss} />;
    case 'live_reminder':
      return <LiveReminderBanner body={body} dismiss={dismiss} />;
    case 'report_settled':
      return <ReportSettledBanner body={body} dismiss={dismiss} />;
    case 'ticket_refund':
      return <TicketRefundBanner body={body} dismiss={dismiss} />;
    case 'iron_fan':
      return <IronFanBanner body={body} dismiss={dismiss} />;
    case 'fan_light_off':
      return <FanLightBanner body={body} dismiss={dismiss} />;
    case 'content_reviewed':
    case 'content_hidden':
    case 'content_commented':
    case 'content_liked':
    case 'content_report_settled':
      return <ContentBanner body={body} dismiss={dismiss} />;
    case 'feedback_answered':
      return <FeedbackAnsweredBanner body={body} dismiss={dismiss} />;
  }
}

type BannerNoticeBody = ListedNotice['body'];
type Dismiss = BannerProps['dismiss'];

/** K26. */
function ExpiryBanner({
  body,
  dismiss,
}: {
  body: Extract<BannerNoticeBody, { kind: 'beans_expire' }>;
  dismiss: Dismiss;
}) {
  const { t } = useTranslation('notices');
  const { lang } = useSnapshot(session);
  const { amount, expires_ts: expires } = body;
  // Worth nothing from the first moment of a day: to a reader they expire on the day before.
  const at = formatDay(lang, expires - 1);
  return (
    <Banner
      tone="warning"
      action={<Link href={paths.myGold.href()}>{t('openMyGold')}</Link>}
      dismiss={dismiss}
    >
      {t('beansExpire', { count: amount, n: formatNumber(lang, amount), at })}
    </Banner>
  );
}

/** D66: it was reached, or came to nothing. */
function GroupPurchaseBanner({
  body,
  dismiss,
}: {
  body: Extract<BannerNoticeBody, { kind: 'group_purchase' }>;
  dismiss: Dismiss;
}) {
  const { t } = useTranslation('notices');
  const { lang } = useSnapshot(session);
  const { product, live_id, state, pay_until_ts: payUntil } = body;
  const at = payUntil === undefined ? '' : formatMoment(lang, payUntil);
  return (
    <Banner
      tone={state === 'reached' ? 'success' : 'info'}
      action={<Link href={paths.liveRoom.href({ live_id, panel: 'goods' })}>{t('openLive')}</Link>}
      dismiss={dismiss}
    >
      {t(state === 'reached' ? 'groupReached' : 'groupOver', { product, at })}
    </Banner>
  );
}

/** K09: what nobody claimed of a packet came back. */
function PacketRefundBanner({
  body,
  dismiss,
}: {
  body: Extract<BannerNoticeBody, { kind: 'packet_refund' }>;
  dismiss: Dismiss;
}) {
  const { t } = useTranslation('notices');
  const { lang } = useSnapshot(session);
  const { amount, group_id: group } = body;
  const isOfClass = group !== null;
  return (
    <Banner
      tone="info"
      action={
        <Link href={isOfClass ? paths.chat.href({ group }) : paths.myGold.href()}>
          {t(isOfClass ? 'openChat' : 'openMyGold')}
        </Link>
      }
      dismiss={dismiss}
    >
      {t('packetRefund', { count: amount, n: formatNumber(lang, amount) })}
    </Banner>
  );
}

/** E08: the staff of a class ask me to read an announcement. */
function ReminderBanner({
  body,
  dismiss,
}: {
  body: Extract<BannerNoticeBody, { kind: 'announcement_reminder' }>;
  dismiss: Dismiss;
}) {
  const { t } = useTranslation('notices');
  const { group_id, group } = body;
  return (
    <Banner
      tone="warning"
      action={
        <Link href={paths.chat.href({ group: group_id, side: 'announcements' })}>
          {t('openAnnouncement')}
        </Link>
      }
      dismiss={dismiss}
    >
      {t('announcementReminder', { group })}
    </Banner>
  );
}

/** G191: the staff of a class refused a mute that I proposed. */
function MuteRefusedBanner({
  body,
  dismiss,
}: {
  body: Extract<BannerNoticeBody, { kind: 'mute_refused' }>;
  dismiss: Dismiss;
}) {
  const { t } = useTranslation('notices');
  const { group_id, group, nickname, reason } = body;
  return (
    <Banner
      tone="info"
      action={<Link href={paths.chat.href({ group: group_id })}>{t('openChat')}</Link>}
      dismiss={dismiss}
    >
      {t('muteRefused', { group, nickname, reason })}
    </Banner>
  );
}

/** N06: what was done against me or my channel, why and until when. */
function ModerationBanner({
  body,
  dismiss,
}: {
  body: Extract<BannerNoticeBody, { kind: 'moderation' }>;
  dismiss: Dismiss;
}) {
  const { t } = useTranslation('notices');
  const { lang } = useSnapshot(session);
  const { channel, reason, until } = body;
  const at = until === null ? '' : formatMoment(lang, until);
  return (
    <Banner
      tone={body.state === 'over' ? 'success' : 'warning'}
      action={<Link href={paths.homepage.href({ panel: 'acts' })}>{t('openOwnActs')}</Link>}
      dismiss={dismiss}
    >
      {t(moderationKey(body), { channel, reason, at })}
    </Banner>
  );
}
