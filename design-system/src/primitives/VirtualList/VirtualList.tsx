import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { ListFoot, ListRows, ListScroll, rowClass } from './VirtualList.styles.ts';

export interface VirtualListProps<Item> {
  /** What is listed: "Members". */
  label: string;
  items: readonly Item[];
  /** The same for the same item, however the list grows. */
  keyOf: (item: Item) => string;
  /** Draws one row; its height may differ from the others'. */
  children: (item: Item, index: number) => ReactNode;
  /** Usual height of a row before it is measured, px. */
  rowHeight: number;
  /** Asked for more: the end is in sight or nearly. May be called again until more has come. */
  onNearEnd?: () => void;
  /** Under the last row: a Spinner while more comes, or "That is all". */
  foot?: ReactNode;
}

/** So near to the last row more is asked for, px. */
const nearEnd = 400;

/**
 * A long list of which only what is in sight exists. It fills the height of its parent, scrolls by wheel and by
 * keyboard, and tells screen readers how long it is.
 */
export function VirtualList<Item>({
  label,
  items,
  keyOf,
  children,
  rowHeight,
  onNearEnd,
  foot,
}: VirtualListProps<Item>) {
  const scroll = useRef<HTMLElement>(null);

  const virtual = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => {
      const item = items[index];
      return item === undefined ? index : keyOf(item);
    },
    overscan: 6,
  });

  const handleScroll = () => {
    const element = scroll.current;
    if (element && element.scrollHeight - element.scrollTop - element.clientHeight < nearEnd) onNearEnd?.();
  };

  /** The browser's own End stops at the guessed height of rows that were never measured. */
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isEnd = event.key === 'End';
    if ((!isEnd && event.key !== 'Home') || event.target !== event.currentTarget) return;
    event.preventDefault();
    virtual.scrollToIndex(isEnd ? items.length - 1 : 0);
  };

  return (
    <ListScroll
      ref={scroll}
      tabIndex={0}
      aria-label={label}
      onScroll={handleScroll}
      onKeyDown={handleKeyDown}
    >
      <ListRows style={{ '--total': `${virtual.getTotalSize()}px` }}>
        {virtual.getVirtualItems().map(({ index, key, start }) => {
          const item = items[index];
          return (
            item !== undefined && (
              <li
                key={key}
                ref={virtual.measureElement}
                aria-setsize={items.length}
                aria-posinset={index + 1}
                data-index={index}
                className={rowClass}
                style={{ '--start': `${start}px` }}
              >
                {children(item, index)}
              </li>
            )
          );
        })}
      </ListRows>
      {foot !== undefined && <ListFoot>{foot}</ListFoot>}
    </ListScroll>
  );
}
