import { NoticeList, type NoticeListState } from '@goldbean/design-system/chat';
import { useSnapshot } from 'valtio';
import { fileAddresses } from '../../../../shared/files/index.ts';
import { errorWords } from '../../../../shared/i18n/index.ts';
import { viewOf } from '../announcement-view.ts';
import { moreAnnouncements, openAnnouncement, retryAnnouncements } from '../announcements.actions.ts';
import { announcementsState } from '../announcements.state.ts';
import { beginWriting } from '../writing.actions.ts';

interface AnnouncementsPanelProps {
  /** The group was dissolved: nothing is written any more. */
  readonly isOver: boolean;
}

/** The announcements of the class that is open; staff write here. */
export function AnnouncementsPanel({ isOver }: AnnouncementsPanelProps) {
  const { rows, mayManage } = useSnapshot(announcementsState);
  const addresses = useSnapshot(fileAddresses.state);
  const listState = (): NoticeListState => {
    if (rows.phase === 'loading') return { kind: 'loading' };
    if (rows.phase === 'failed') return { kind: 'error', reason: errorWords(rows.error) };
    return {
      kind: 'ready',
      announcements: rows.list.map((row) => viewOf(row, addresses)),
      hasMore: rows.list.length < rows.total,
      isLoadingMore: rows.isLoadingMore,
    };
  };
  return (
    <NoticeList
      state={listState()}
      onOpen={({ id }) => void openAnnouncement(id)}
      onMore={() => void moreAnnouncements()}
      onRetry={() => void retryAnnouncements()}
      {...(mayManage && !isOver && { onWrite: beginWriting })}
    />
  );
}
