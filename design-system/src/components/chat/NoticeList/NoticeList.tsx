import { useTranslation } from 'react-i18next';
import {
  Button,
  EmptyState,
  ErrorState,
  MegaphoneIcon,
  PlusIcon,
  Skeleton,
  Tag,
  VisuallyHidden,
  typedWords,
} from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import type { Announcement } from '../AnnouncementDialog/announcement.ts';
import { NoticeRows, noticeRowClass, NoticesRoot, NoticesWaiting } from './NoticeList.styles.ts';

export type NoticeListState =
  | { kind: 'loading' }
  /** `reason` is a sentence for the member. */
  | { kind: 'error'; reason: string }
  /** The newest first. `hasMore`: older ones can be loaded. */
  | { kind: 'ready'; announcements: readonly Announcement[]; hasMore?: boolean; isLoadingMore?: boolean };

export interface NoticeListProps {
  state: NoticeListState;
  onOpen: (announcement: Announcement) => void;
  /** For staff alone. */
  onWrite?: () => void;
  onMore: () => void;
  onRetry: () => void;
}

/** The announcements of a class, in the panel beside its talk (E08). */
export function NoticeList({ state, onOpen, onWrite, onMore, onRetry }: NoticeListProps) {
  const { t } = useTranslation('chat');
  return (
    <NoticesRoot aria-label={t('kind.announcement')}>
      {onWrite && (
        <header>
          <Button size="small" icon={<PlusIcon aria-hidden="true" />} onClick={onWrite}>
            {t('notice.write')}
          </Button>
        </header>
      )}
      {state.kind === 'loading' && (
        <NoticesWaiting aria-busy="true">
          <VisuallyHidden as="output">{t('notice.loading')}</VisuallyHidden>
          <Skeleton shape="block" height="56px" />
          <Skeleton shape="block" height="56px" />
          <Skeleton shape="block" height="56px" />
        </NoticesWaiting>
      )}
      {state.kind === 'error' && (
        <ErrorState title={t('notice.failed')} retry={{ label: t('retry'), onRetry }}>
          {state.reason}
        </ErrorState>
      )}
      {state.kind === 'ready' && state.announcements.length === 0 && (
        <EmptyState icon={<MegaphoneIcon aria-hidden="true" />} title={t('notice.none')}>
          {t('notice.noneHint')}
        </EmptyState>
      )}
      {state.kind === 'ready' && state.announcements.length > 0 && (
        <NoticeRows>
          {state.announcements.map((announcement) => (
            <NoticeRow key={announcement.id} announcement={announcement} onOpen={onOpen} />
          ))}
        </NoticeRows>
      )}
      {state.kind === 'ready' && state.hasMore && (
        <footer>
          <Button
            size="small"
            fill="quiet"
            busyLabel={state.isLoadingMore ? t('notice.loading') : undefined}
            onClick={onMore}
          >
            {t('notice.more')}
          </Button>
        </footer>
      )}
    </NoticesRoot>
  );
}

function NoticeRow({
  announcement,
  onOpen,
}: { announcement: Announcement } & Pick<NoticeListProps, 'onOpen'>) {
  const { t } = useTranslation('chat');
  const formats = useFormats();
  const { text, publisher, publishedAt, edited, mustRead, isRead, read } = announcement;
  const isUnread = isRead === false;
  return (
    <li>
      <button
        type="button"
        className={noticeRowClass}
        data-unread={isUnread || undefined}
        onClick={() => onOpen(announcement)}
      >
        <span data-clamp>{typedWords(text)}</span>
        <small>
          <span>{t('notice.by', { name: publisher, time: formats.moment(publishedAt) })}</span>
          {edited && <span>{t('notice.edited', { name: edited.by, time: formats.moment(edited.at) })}</span>}
          {read && (
            <span>{t('card.readBy', { n: formats.number(read.count), total: formats.number(read.of) })}</span>
          )}
          {mustRead && isUnread && <Tag tone="danger">{t('card.mustRead')}</Tag>}
        </small>
      </button>
    </li>
  );
}
