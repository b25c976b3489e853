import { type ReactNode, useEffectEvent, useLayoutEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ArrowDownIcon, ArrowUpIcon, Button, Spinner } from '../../../primitives/index.ts';
import { formatsOf } from '../../formats/index.ts';
import type { ChatMessage, OlderMessages } from '../chat-message.ts';
import { MessageRow, type MessageRowProps } from '../MessageRow/MessageRow.tsx';
import { DaySeparator } from './DaySeparator.tsx';
import { dayOf, isWithin } from './days.ts';
import { JumpButton, ListRoot, ListScroll, OlderLine, unreadClass } from './MessageList.styles.ts';
import type { MessageListProps, MessageSelection } from './message-list.ts';
import { useRowWindow } from './use-row-window.ts';

interface MessageScrollProps extends Pick<
  MessageListProps,
  'actions' | 'onLoadOlder' | 'now' | 'unread' | 'selection' | 'renderPacket'
> {
  messages: readonly ChatMessage[];
  older: OlderMessages;
}

/** So near to the first message older ones are asked for, px. */
const olderDistance = 240;
/** Room below the last message, px. */
const endSpace = 8;

/** The scrolled part of a MessageList that has messages. */
export function MessageScroll({
  messages,
  older,
  actions,
  onLoadOlder,
  now = Date.now,
  unread,
  selection,
  renderPacket,
}: MessageScrollProps) {
  const { t, i18n } = useTranslation('chat');
  const [isAway, setIsAway] = useState(false);
  const [seenUpTo, setSeenUpTo] = useState<string | undefined>(undefined);
  const [wentUp, setWentUp] = useState(false);
  const [isPastUnread, setIsPastUnread] = useState(false);

  const firstUnread = unread?.firstId;
  const unreadAt = useMemo(
    () => (firstUnread === undefined ? -1 : messages.findIndex(({ id }) => id === firstUnread)),
    [messages, firstUnread],
  );
  const last = messages.at(-1);

  const { view, list, range, look, goTo, goToEnd } = useRowWindow(messages, ({ isAtEnd, firstInView }) => {
    if (isAtEnd === isAway) {
      setIsAway(!isAtEnd);
      setSeenUpTo(last?.id);
    }
    setIsPastUnread(unreadAt >= 0 && firstInView > unreadAt);
  });

  const sentNow = last?.isOwn && last.delivery.kind === 'sending' ? last.id : undefined;
  const goToOwn = useEffectEvent(() => {
    if (isAway) goToEnd();
  });
  useLayoutEffect(() => {
    if (sentNow !== undefined) goToOwn();
  }, [sentNow]);

  const newCount = isAway ? countAfter(messages, seenUpTo) : 0;
  const canGoUp = isPastUnread && !wentUp;

  const goUp = () => {
    setWentUp(true);
    goTo(unreadAt);
  };

  const handleScroll = () => {
    look();
    if (older === 'more' && (view.current?.scrollTop ?? olderDistance) < olderDistance) onLoadOlder();
  };

  const rows: ReactNode[] = [];
  const before = messages[range.first - 1];
  let day = before && dayOf(before.sentAt);
  for (const message of messages.slice(range.first, range.last)) {
    const { id, sentAt } = message;
    if (!day || !isWithin(day, sentAt)) {
      day = dayOf(sentAt);
      rows.push(<DaySeparator key={`day-${id}`} at={sentAt} now={now} />);
    }
    if (id === firstUnread)
      rows.push(
        <div key={`unread-${id}`} className={unreadClass} data-line>
          {t('unread.line')}
        </div>,
      );
    rows.push(
      <MessageRow
        key={id}
        message={message}
        actions={actions}
        renderPacket={renderPacket}
        choice={selection && choiceOf(message, selection)}
        onChoose={selection?.onToggle}
      />,
    );
  }

  return (
    <ListRoot>
      <ListScroll
        ref={view}
        role="log"
        aria-label={t('list.label')}
        aria-live="polite"
        tabIndex={0}
        onScroll={handleScroll}
      >
        <OlderLine>
          {older === 'loading' && <Spinner size="small" label={t('older.loading')} />}
          {older === 'none' && t('older.none')}
          {older === 'failed' && (
            <>
              {t('older.failed')}
              <Button size="small" onClick={onLoadOlder}>
                {t('retry')}
              </Button>
            </>
          )}
        </OlderLine>
        <div ref={list} style={{ paddingBlock: `${range.before}px ${range.after + endSpace}px` }}>
          {rows}
        </div>
      </ListScroll>
      {canGoUp && (
        <JumpButton type="button" data-up onClick={goUp}>
          <ArrowUpIcon aria-hidden="true" />
          {t('unread.jump', {
            count: unread?.count ?? 0,
            n: formatsOf(i18n.language).number(unread?.count ?? 0),
          })}
        </JumpButton>
      )}
      {isAway && (
        <JumpButton type="button" onClick={goToEnd}>
          <ArrowDownIcon aria-hidden="true" />
          {newCount === 0
            ? t('jump')
            : t('jumpNew', { count: newCount, n: formatsOf(i18n.language).number(newCount) })}
        </JumpButton>
      )}
    </ListRoot>
  );
}

function choiceOf({ id }: ChatMessage, { ids, most }: MessageSelection): MessageRowProps['choice'] {
  if (ids.has(id)) return 'chosen';
  return ids.size >= most ? 'full' : 'open';
}

/** How many messages came after the one with `id`; none when it is not there any more. */
function countAfter(messages: readonly ChatMessage[], id: string | undefined): number {
  for (let at = messages.length - 1; at >= 0; at -= 1) {
    if (messages[at]?.id === id) return messages.length - 1 - at;
  }
  return 0;
}
