import { useTranslation } from 'react-i18next';
import { Avatar, Button, ErrorState, Tabs } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { ReaderRows, ReadersNote, ReadersRoot } from './NoticeReaders.styles.ts';

export interface NoticeReader {
  uid: string;
  nickname: string;
  /** Address of the picture, or empty. */
  img: string;
  /** When they read it, UTC ms; left out for who has not. */
  readAt?: number;
}

export type NoticeReadersState =
  | { kind: 'loading' }
  /** `reason` is a sentence for the member. */
  | { kind: 'error'; reason: string }
  | { kind: 'ready'; readers: readonly NoticeReader[]; hasMore?: boolean; isLoadingMore?: boolean };

export interface NoticeReadersProps {
  state: NoticeReadersState;
  /** Who is listed: those who have read it, or those who have not. */
  shown: 'read' | 'unread';
  onShow: (shown: 'read' | 'unread') => void;
  /** Members who have read it, of all who have to. */
  read: { count: number; of: number };
  onMore: () => void;
  onRetry: () => void;
  /** E08: reminds those who have not read it; `againAt` (UTC ms) while it is too early for another reminder. */
  reminder?: { isUnderWay: boolean; againAt?: number; onRemind: () => void };
}

/** Who has read an announcement and who has not; for staff (E08). */
export function NoticeReaders({ state, shown, onShow, read, onMore, onRetry, reminder }: NoticeReadersProps) {
  const { t } = useTranslation('chat');
  const formats = useFormats();
  return (
    <ReadersRoot aria-label={t('notice.readers')}>
      <Tabs
        label={t('notice.readers')}
        look="pill"
        items={[
          { key: 'read', label: t('notice.haveRead', { n: formats.number(read.count) }) },
          { key: 'unread', label: t('notice.haveNot', { n: formats.number(read.of - read.count) }) },
        ]}
        selected={shown}
        onSelect={onShow}
      >
        <Readers state={state} shown={shown} onMore={onMore} onRetry={onRetry} />
        {reminder && shown === 'unread' && read.count < read.of && <Reminder {...reminder} />}
      </Tabs>
    </ReadersRoot>
  );
}

function Reminder({ isUnderWay, againAt, onRemind }: NonNullable<NoticeReadersProps['reminder']>) {
  const { t } = useTranslation('chat');
  const formats = useFormats();
  if (againAt !== undefined)
    return (
      <ReadersNote role="status">{t('notice.remindAgain', { time: formats.moment(againAt) })}</ReadersNote>
    );
  return (
    <Button size="small" busyLabel={isUnderWay ? t('notice.reminding') : undefined} onClick={onRemind}>
      {t('notice.remind')}
    </Button>
  );
}

function Readers({
  state,
  shown,
  onMore,
  onRetry,
}: Pick<NoticeReadersProps, 'state' | 'shown' | 'onMore' | 'onRetry'>) {
  const { t } = useTranslation('chat');
  const formats = useFormats();
  if (state.kind === 'loading') return <ReadersNote role="status">{t('notice.readersLoading')}</ReadersNote>;
  if (state.kind === 'error')
    return (
      <ErrorState title={t('notice.readersFailed')} retry={{ label: t('retry'), onRetry }}>
        {state.reason}
      </ErrorState>
    );
  if (state.readers.length === 0)
    return <ReadersNote>{t(shown === 'read' ? 'notice.nobody' : 'notice.everybody')}</ReadersNote>;
  return (
    <>
      <ReaderRows>
        {state.readers.map(({ uid, nickname, img, readAt }) => (
          <li key={uid}>
            <Avatar size="small" name={nickname} src={img} />
            <span>
              {nickname}
              {readAt !== undefined && <small>{formats.moment(readAt)}</small>}
            </span>
          </li>
        ))}
      </ReaderRows>
      {state.hasMore && (
        <Button
          size="small"
          fill="quiet"
          busyLabel={state.isLoadingMore ? t('notice.readersLoading') : undefined}
          onClick={onMore}
        >
          {t('notice.more')}
        </Button>
      )}
    </>
  );
}
