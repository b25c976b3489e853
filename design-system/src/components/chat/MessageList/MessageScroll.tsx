import { useVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ArrowDownIcon, ArrowUpIcon, Button, Spinner } from '../../../primitives/index.ts';
import { formatsOf } from '../../formats/index.ts';
import type { ChatMessage, OlderMessages } from '../chat-message.ts';
import { MessageRow, type MessageRowProps } from '../MessageRow/MessageRow.tsx';
import { createListItems } from './message-items.ts';
import { DaySeparator } from './DaySeparator.tsx';
import {
  itemClass,
  JumpButton,
  ListRoot,
  ListRows,
  ListScroll,
  OlderLine,
  unreadClass,
} from './MessageList.styles.ts';
import type { MessageListProps, MessageSelection } from './message-list.ts';

interface MessageScrollProps extends Pick<
  MessageListProps,
  'actions' | 'onLoadOlder' | 'now' | 'unread' | 'selection' | 'renderPacket'
> {
  messages: readonly ChatMessage[];
  older: OlderMessages;
}

/** Height of a row before it is measured, px. */
const usualHeight = 62;
/** So near to the end counts as being at the end, px. */
const endDistance = 48;
/** So near to the first message older ones are asked for, px. */
const olderDistance = 240;

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
  const scroll = useRef<HTMLDivElement>(null);
  const firstUnread = unread?.firstId;
  const [itemsOf] = useState(createListItems);
  const items = useMemo(() => itemsOf(messages, firstUnread), [itemsOf, messages, firstUnread]);
  const [isAway, setIsAway] = useState(false);
  const [wentUp, setWentUp] = useState(false);
  const [seenUpTo, setSeenUpTo] = useState<string | undefined>(undefined);

  const virtual = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => usualHeight,
    getItemKey: (index) => items[index]?.key ?? index,
    overscan: 6,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: endDistance,
    paddingStart: 44,
    paddingEnd: 8,
  });

  useLayoutEffect(() => {
    virtual.scrollToEnd();
  }, [virtual]);

  const last = messages.at(-1);
  const sentNow = last?.isOwn && last.delivery.kind === 'sending' ? last.id : undefined;
  useLayoutEffect(() => {
    if (sentNow !== undefined) virtual.scrollToEnd();
  }, [virtual, sentNow]);

  const newCount = isAway ? countAfter(messages, seenUpTo) : 0;

  const jump = () => {
    virtual.scrollToEnd({ behavior: 'auto' });
    setIsAway(false);
  };

  const unreadAt = useMemo(
    () => (firstUnread === undefined ? -1 : items.findIndex(({ kind }) => kind === 'unread')),
    [items, firstUnread],
  );
  const firstShown =
    virtual.getVirtualItems().find(({ end }) => end > (virtual.scrollOffset ?? 0))?.index ?? 0;
  const canGoUp = unreadAt >= 0 && !wentUp && firstShown > unreadAt;

  const goUp = () => {
    setWentUp(true);
    virtual.scrollToIndex(unreadAt, { align: 'start' });
  };

  const handleScroll = () => {
    const element = scroll.current;
    if (!element) return;
    const away = element.scrollHeight - element.scrollTop - element.clientHeight > endDistance;
    if (away !== isAway) {
      setIsAway(away);
      setSeenUpTo(last?.id);
    }
    if (older === 'more' && element.scrollTop < olderDistance) onLoadOlder();
  };

  return (
    <ListRoot>
      <ListScroll
        ref={scroll}
        role="log"
        aria-label={t('list.label')}
        aria-live="polite"
        tabIndex={0}
        onScroll={handleScroll}
      >
        <ListRows style={{ '--total': `${virtual.getTotalSize()}px` }}>
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
          {virtual.getVirtualItems().map(({ index, key, start }) => {
            const item = items[index];
            return (
              item && (
                <div
                  key={key}
                  ref={virtual.measureElement}
                  data-index={index}
                  className={itemClass}
                  style={{ '--start': `${start}px` }}
                >
                  {item.kind === 'day' && <DaySeparator at={item.at} now={now} />}
                  {item.kind === 'unread' && <div className={unreadClass}>{t('unread.line')}</div>}
                  {item.kind === 'message' && (
                    <MessageRow
                      message={item.message}
                      actions={actions}
                      renderPacket={renderPacket}
                      choice={selection && choiceOf(item.message, selection)}
                      onChoose={selection?.onToggle}
                    />
                  )}
                </div>
              )
            );
          })}
        </ListRows>
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
        <JumpButton type="button" onClick={jump}>
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
