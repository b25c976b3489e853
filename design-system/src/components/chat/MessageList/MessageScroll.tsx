import {
  type ReactNode,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { ArrowDownIcon, ArrowUpIcon } from '../../../primitives/index.ts';
import { formatsOf } from '../../formats/index.ts';
import type { ChatMessage, NewerMessages, OlderMessages } from '../chat-message.ts';
import { MessageRow, type MessageRowProps } from '../MessageRow/MessageRow.tsx';
import { DaySeparator } from './DaySeparator.tsx';
import { dayOf, isWithin } from './days.ts';
import { JumpButton, ListScroll, unreadClass } from './MessageList.styles.ts';
import { NewerEdge, OlderEdge } from './Edges.tsx';
import { useMessageKeys } from './use-message-keys.ts';
import { useRowFocus } from './use-row-focus.ts';
import type { MessageListProps, MessageSelection } from './message-list.ts';
import { useRowWindow } from './use-row-window.ts';

interface MessageScrollProps extends Pick<
  MessageListProps,
  | 'actions'
  | 'onLoadOlder'
  | 'onLoadNewer'
  | 'onLatest'
  | 'target'
  | 'now'
  | 'unread'
  | 'onFirstUnread'
  | 'selection'
  | 'renderPacket'
  | 'ref'
  | 'onLeave'
  | 'onHelp'
> {
  messages: readonly ChatMessage[];
  older: OlderMessages;
  newer?: NewerMessages | undefined;
}

/** So near to the first or last message those beyond it are asked for, px. */
const edgeDistance = 240;
/** Room below the last message, px. */
const endSpace = 8;

/** The scrolled part of a MessageList that has messages. */
export function MessageScroll({
  ref,
  messages,
  older,
  newer = 'none',
  actions,
  onLoadOlder,
  onLoadNewer,
  onLatest,
  target,
  now,
  unread,
  onFirstUnread,
  selection,
  renderPacket,
  onLeave,
  onHelp,
}: MessageScrollProps) {
  const { t, i18n } = useTranslation('chat');
  const [isAway, setIsAway] = useState(false);
  const [seenUpTo, setSeenUpTo] = useState<string | undefined>(undefined);
  const [wentUp, setWentUp] = useState(false);
  const [isPastUnread, setIsPastUnread] = useState(false);
  const [marked, setMarked] = useState<string | undefined>(undefined);
  const [goneTo, setGoneTo] = useState<MessageListProps['target']>();

  const firstUnread = unread?.firstId;
  const unreadAt = useMemo(
    () => (firstUnread == null ? -1 : messages.findIndex(({ id }) => id === firstUnread)),
    [messages, firstUnread],
  );
  const last = messages.at(-1);

  const { view, list, range, look, goTo, goToEnd } = useRowWindow(
    messages,
    newer === 'none',
    ({ isAtEnd, firstInView }) => {
      if (isAtEnd === isAway) {
        setIsAway(!isAtEnd);
        setSeenUpTo(last?.id);
      }
      setIsPastUnread(unreadAt >= 0 && firstInView > unreadAt);
    },
  );

  const focus = useRowFocus(view, list, messages, (at) =>
    at === messages.length - 1 ? goToEnd() : goTo(at),
  );
  const focusLast = () => focus.moveTo(messages.length - 1);
  useImperativeHandle(ref, () => ({ focusLast }));
  const handleKey = useMessageKeys({
    messages,
    focus,
    isPart: newer !== 'none',
    actions,
    selection,
    onLeave,
    onHelp,
    onLatest,
    onLoadOlder,
    onLoadNewer,
  });

  const sentNow = last?.isOwn && last.delivery.kind === 'sending' ? last.id : undefined;
  const goToOwn = useEffectEvent(() => {
    if (isAway) goToEnd();
  });
  useLayoutEffect(() => {
    if (sentNow !== undefined) goToOwn();
  }, [sentNow]);

  if (target !== goneTo) {
    setGoneTo(target);
    setMarked(target?.id ?? undefined);
  }
  const goToTarget = useEffectEvent((wanted: string | null) => {
    const at = messages.findIndex(({ id }) => id === wanted);
    if (wanted !== null && at >= 0) {
      goTo(at);
      focus.follow(wanted);
    } else if (wanted === null) {
      goToEnd();
      const active = document.activeElement;
      if (last && (active === document.body || view.current?.contains(active))) focus.follow(last.id);
    }
  });
  useLayoutEffect(() => {
    if (target) goToTarget(target.id);
  }, [target]);

  const newCount = isAway && newer === 'none' ? countAfter(messages, seenUpTo) : 0;
  const canGoUp = (isPastUnread || unread?.firstId === null) && !wentUp;

  const goUp = () => {
    setWentUp(true);
    if (unreadAt >= 0) goTo(unreadAt);
    else onFirstUnread?.();
  };

  const handleScroll = () => {
    look();
    if (!view.current) return;
    const { scrollTop, scrollHeight, clientHeight } = view.current;
    if (older === 'more' && scrollTop < edgeDistance) onLoadOlder();
    if (newer === 'more' && scrollHeight - scrollTop - clientHeight < edgeDistance) onLoadNewer?.();
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
        isMarked={id === marked}
      />,
    );
  }

  return (
    <>
      <ListScroll
        ref={view}
        role="log"
        aria-label={t('list.label')}
        aria-live="off"
        tabIndex={-1}
        onKeyDown={handleKey}
        onFocus={focus.onFocus}
        onBlur={focus.onBlur}
        onScroll={handleScroll}
        onAnimationEnd={({ target: row }) => {
          if (row instanceof HTMLElement && 'marked' in row.dataset) setMarked(undefined);
        }}
      >
        <OlderEdge older={older} onLoadOlder={onLoadOlder} />
        <div ref={list} style={{ paddingBlock: `${range.before}px ${range.after + endSpace}px` }}>
          {rows}
        </div>
        <NewerEdge newer={newer} onLoadNewer={onLoadNewer} />
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
        <JumpButton type="button" onClick={() => (newer === 'none' ? focusLast() : onLatest?.())}>
          <ArrowDownIcon aria-hidden="true" />
          {newCount === 0
            ? t('jump')
            : t('jumpNew', { count: newCount, n: formatsOf(i18n.language).number(newCount) })}
        </JumpButton>
      )}
    </>
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
