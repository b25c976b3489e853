import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  EmptyState,
  ErrorState,
  MessagesSquareIcon,
  SearchIcon,
  SearchInput,
  Skeleton,
  VisuallyHidden,
} from '../../../primitives/index.ts';
import { dayOf, isWithin } from '../MessageList/days.ts';
import type { ConversationListProps } from './conversation.ts';
import { ChatsRoot, ChatsSearch, ChatsWaiting } from './ConversationList.styles.ts';
import { ConversationRow } from './ConversationRow.tsx';

const waiting = ['1', '2', '3', '4', '5'];

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowUp: (at) => Math.max(0, at - 1),
  ArrowDown: (at, last) => Math.min(last, at + 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** Arrows, Home and End go from one conversation to the next. */
function moveByKey(event: KeyboardEvent<HTMLUListElement>): void {
  const step = steps[event.key];
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-chat]')];
  const at = rows.findIndex((row) => row === event.target);
  if (!step || at < 0 || event.defaultPrevented) return;
  event.preventDefault();
  rows[step(at, rows.length - 1)]?.focus();
}

/** The classes and people a member talks with: one stop of the Tab key, with arrows between them. */
export function ConversationList({
  state,
  selected,
  onOpen,
  onRetry,
  search,
  onPin,
  onSilent,
  onUnread,
  now,
}: ConversationListProps) {
  const { t } = useTranslation('chat');
  const today = dayOf(now);
  const [focused, setFocused] = useState<string>();
  const ids = state.kind === 'ready' ? state.conversations.map(({ id }) => id) : [];
  const stop = [focused, selected].find((id) => id !== undefined && ids.includes(id)) ?? ids[0];
  return (
    <ChatsRoot aria-label={t('chats.label')} aria-busy={state.kind === 'loading' || undefined}>
      {search && (
        <ChatsSearch>
          <SearchInput
            size="small"
            label={t('chats.search')}
            placeholder={t('chats.search')}
            clearLabel={t('records.clear')}
            value={search.query}
            onChange={search.onChange}
          />
        </ChatsSearch>
      )}
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
      {state.kind === 'ready' &&
        state.conversations.length === 0 &&
        (search ? (
          <EmptyState icon={<SearchIcon aria-hidden="true" />} title={t('chats.searchNone')} />
        ) : (
          <EmptyState icon={<MessagesSquareIcon aria-hidden="true" />} title={t('chats.empty')}>
            {t('chats.emptyHint')}
          </EmptyState>
        ))}
      {state.kind === 'ready' && state.conversations.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are those of its buttons
        <ul onKeyDown={moveByKey}>
          {state.conversations.map((conversation) => (
            <ConversationRow
              key={conversation.id}
              conversation={conversation}
              isSelected={conversation.id === selected}
              isToday={conversation.at !== null && isWithin(today, conversation.at)}
              isStop={conversation.id === stop}
              onFocus={setFocused}
              onOpen={onOpen}
              {...(onPin && onSilent && { onPin, onSilent })}
              {...(onUnread && { onUnread })}
            />
          ))}
        </ul>
      )}
    </ChatsRoot>
  );
}
