import { NoticeReaders, type NoticeReadersState } from '@goldbean/design-system/chat';
import { announcementLimits } from '@goldbean/contract/talk';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { useServerNow } from '../../../../shared/clock/index.ts';
import { errorWords } from '../../../../shared/i18n/index.ts';
import { notify } from '../../../../shared/notices/index.ts';
import { announcementsState } from '../announcements.state.ts';
import { loadReaders, moreReaders, remindReaders, showReaders } from '../readers.actions.ts';

/** How often it is looked at again whether a reminder may be sent. */
const minuteMs = 60_000;

/** Who has read the announcement that is open; for staff. @param read how many of how many */
export function AnnouncementReaders({
  read,
}: {
  readonly read: { readonly count: number; readonly of: number };
}) {
  const { t } = useTranslation('chat');
  const { reading, isReminding, readers } = useSnapshot(announcementsState);
  const { shown, rows } = readers;
  const now = useServerNow(minuteMs);
  const remindedAt = reading?.reminded_ts ?? null;
  const againAt = (remindedAt ?? 0) + announcementLimits.announcementReminderMs;
  const remind = async () => {
    const n = await remindReaders();
    if (n !== null) notify('success', t('notice.reminded', { count: n, n: String(n) }));
  };
  const listState = (): NoticeReadersState => {
    if (rows.phase === 'loading') return { kind: 'loading' };
    if (rows.phase === 'failed') return { kind: 'error', reason: errorWords(rows.error) };
    return {
      kind: 'ready',
      readers: rows.list.map(({ user: { uid, nickname, img }, read_ts: readAt }) => ({
        uid,
        nickname,
        img,
        ...(readAt !== null && { readAt }),
      })),
      hasMore: rows.next !== null,
      isLoadingMore: rows.isLoadingMore,
    };
  };
  return (
    <NoticeReaders
      state={listState()}
      shown={shown}
      onShow={showReaders}
      read={read}
      onMore={() => void moreReaders()}
      onRetry={() => void loadReaders()}
      {...(reading?.must_read && {
        reminder: {
          isUnderWay: isReminding,
          ...(remindedAt !== null && now < againAt && { againAt }),
          onRemind: () => void remind(),
        },
      })}
    />
  );
}
