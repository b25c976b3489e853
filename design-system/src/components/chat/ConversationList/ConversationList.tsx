import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Avatar,
  Badge,
  BellOffIcon,
  EmptyState,
  ErrorState,
  MessagesSquareIcon,
  PinIcon,
  Skeleton,
  VisuallyHidden,
} from '../../../primitives/index.ts';
import { formatsOf } from '../../formats/index.ts';
import { dayOf, isWithin } from '../MessageList/days.ts';
import {
  chatClass,
  chatEndClass,
  chatLineClass,
  chatNameClass,
  chatPreviewClass,
  ChatsRoot,
  ChatsWaiting,
  chatTimeClass,
} from './ConversationList.styles.ts';

export interface Conversation {
  id: string;
  name: string;
  img: string;
  /** The last message in short, in the reader's language: "Mei Ling: [Picture]". */
  preview: string;
  /** Of the last message, UTC ms; null where nothing was said yet. */
  at: number | null;
  unread: number;
  /** Something written and not sent; shown in place of the preview. */
  draft?: string;
  /** Somebody named me in what I have not read. */
  mentionsMe?: boolean;
  /** Stands on top. */
  isPinned?: boolean;
  /** No notifications; its number is quiet. */
  isSilent?: boolean;
}

export type ConversationListState =
  | { kind: 'loading' }
  /** `reason` is a sentence for the member. */
  | { kind: 'error'; reason: string }
  /** Pinned first, then the newest; an unchanged one is the same object. */
  | { kind: 'ready'; conversations: readonly Conversation[] };

export interface ConversationListProps {
  state: ConversationListState;
  /** Id of the one that is open. */
  selected?: string;
  onOpen: (conversation: Conversation) => void;
  onRetry: () => void;
  /** The clock, UTC ms, for "today". */
  now: number;
}

const waiting = ['1', '2', '3', '4', '5'];

/** The classes and people a member talks with. */
export function ConversationList({ state, selected, onOpen, onRetry, now }: ConversationListProps) {
  const { t } = useTranslation('chat');
  const today = dayOf(now);
  return (
    <ChatsRoot aria-label={t('chats.label')} aria-busy={state.kind === 'loading' || undefined}>
      {state.kind === 'loading' && (
        <ChatsWaiting>
          <VisuallyHidden as="output">{t('chats.loading')}</VisuallyHidden>
          {waiting.map((row) => (
            <Skeleton key={row} shape="block" height="48px" />
          ))}
        </ChatsWaiting>
      )}
      {state.kind === 'error' && (
        <ErrorState title={t('chats.failed')} retry={{ label: t('retry'), onRetry }}>
          {state.reason}
        </ErrorState>
      )}
      {state.kind === 'ready' && state.conversations.length === 0 && (
        <EmptyState icon={<MessagesSquareIcon aria-hidden="true" />} title={t('chats.empty')}>
          {t('chats.emptyHint')}
        </EmptyState>
      )}
      {state.kind === 'ready' && state.conversations.length > 0 && (
        <ul>
          {state.conversations.map((conversation) => (
            <ConversationRow
              key={conversation.id}
              conversation={conversation}
              isSelected={conversation.id === selected}
              isToday={conversation.at !== null && isWithin(today, conversation.at)}
              onOpen={onOpen}
            />
          ))}
        </ul>
      )}
    </ChatsRoot>
  );
}

interface ConversationRowProps extends Pick<ConversationListProps, 'onOpen'> {
  conversation: Conversation;
  isSelected: boolean;
  isToday: boolean;
}

const ConversationRow = memo(function ConversationRow({
  conversation,
  isSelected,
  isToday,
  onOpen,
}: ConversationRowProps) {
  const { t, i18n } = useTranslation('chat');
  const formats = formatsOf(i18n.language);
  const { name, img, at, unread, preview, draft, mentionsMe, isPinned, isSilent } = conversation;
  return (
    <li>
      <button
        type="button"
        className={chatClass}
        data-pinned={isPinned || undefined}
        aria-current={isSelected || undefined}
        onClick={() => onOpen(conversation)}
      >
        <Avatar name={name} src={img} />
        <span className={chatNameClass} data-clamp>
          {name}
        </span>
        <span className={chatTimeClass}>
          {isPinned && (
            <>
              <PinIcon aria-hidden="true" />
              <VisuallyHidden>{t('chats.pinned')}</VisuallyHidden>
            </>
          )}
          {at !== null && (isToday ? formats.time(at) : formats.day(at))}
        </span>
        <span className={chatLineClass}>
          <span className={chatPreviewClass} data-clamp>
            {mentionsMe && <b>[{t('chats.mention')}]</b>}
            {draft !== undefined && <b>[{t('chats.draft')}]</b>}
            {draft ?? preview}
          </span>
          <span className={chatEndClass}>
            {isSilent && (
              <>
                <BellOffIcon aria-hidden="true" />
                <VisuallyHidden>{t('chats.silent')}</VisuallyHidden>
              </>
            )}
            <Badge
              count={unread}
              tone={isSilent ? 'quiet' : 'loud'}
              label={t('unread.jump', { count: unread, n: formats.number(unread) })}
            />
          </span>
        </span>
      </button>
    </li>
  );
});
