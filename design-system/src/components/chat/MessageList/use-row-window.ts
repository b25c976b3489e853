import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { ChatMessage } from '../chat-message.ts';
import { createRowWindow, type RowRange, type RowWindow } from './row-window.ts';

/** So near to the end counts as being at the end, px. */
const endDistance = 48;
/** With less than this drawn outside the view more rows are drawn, px. */
const leastSpare = 120;

/** How the view stands. */
export interface RowWindowPlace {
  isAtEnd: boolean;
  /** The first row of which something can be seen. */
  firstInView: number;
}

export interface RowWindowOnPage {
  /** The box that scrolls. */
  view: RefObject<HTMLDivElement | null>;
  /** In it, the box of the drawn rows; a child marked `data-line` belongs to the row after it. */
  list: RefObject<HTMLDivElement | null>;
  /** The rows to draw. */
  range: RowRange;
  /** To be called when the view was scrolled. */
  look: () => void;
  goTo: (row: number) => void;
  goToEnd: () => void;
}

/**
 * A row window on the page. After each change it measures the drawn rows and sets the view where it belongs, before
 * anything of it can be seen; rows that are added at the end need one layout and one render of their own.
 * @param follows at the end of the messages it goes on with new ones; not in a part of a chat whose end is not here
 * @param onStand tells how the view stands, after each change and each scroll
 */
export function useRowWindow(
  messages: readonly ChatMessage[],
  follows: boolean,
  onStand: (status: RowWindowPlace) => void,
): RowWindowOnPage {
  const view = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [rows] = useState(() => createRowWindow(window.innerHeight));
  /** How far the view was scrolled when it was last looked at, px. */
  const stood = useRef(0);
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  const range = rows.show(messages);

  /** @returns whether other rows must be drawn */
  const settle = useEffectEvent(({ before }: RowRange): boolean => {
    if (!view.current || !list.current) return false;
    const at = settleView(rows, view.current, list.current, before);
    stood.current = view.current.scrollTop;
    if (!rows.isAtEnd) rows.hold(at, false);
    onStand({ isAtEnd: rows.isAtEnd, firstInView: rows.rowAt(at) });
    return rows.look(at, view.current.clientHeight, 0);
  });

  useLayoutEffect(() => {
    if (settle(range)) redraw();
  }, [range]);

  useEffect(() => {
    const observer = new ResizeObserver(() => {
      if (settle(rows.range)) flushSync(redraw);
    });
    for (const { current } of [view, list]) if (current) observer.observe(current);
    return () => observer.disconnect();
  }, [rows]);

  const look = (): void => {
    if (!view.current || !list.current) return;
    const { scrollHeight, scrollTop, clientHeight } = view.current;
    const at = scrollTop - beginning(view.current, list.current);
    // Who was at the end leaves it by going up. A view that became smaller in between is told of afterwards.
    const isStill = rows.isAtEnd && scrollTop >= stood.current;
    rows.hold(at, follows && (isStill || scrollHeight - scrollTop - clientHeight <= endDistance));
    stood.current = scrollTop;
    if (rows.look(at, clientHeight, leastSpare)) flushSync(redraw);
    else onStand({ isAtEnd: rows.isAtEnd, firstInView: rows.rowAt(at) });
  };

  return {
    view,
    list,
    range,
    look,
    goTo: (row) => {
      rows.goTo(row);
      redraw();
    },
    goToEnd: () => {
      rows.goToEnd();
      redraw();
    },
  };
}

/** Where the first row begins, px below the top of all that is scrolled. */
const beginning = (view: HTMLElement, list: HTMLElement): number =>
  list.getBoundingClientRect().top - view.getBoundingClientRect().top + view.scrollTop;

/** Measures the drawn rows and sets the view where it belongs. @returns that, px below the beginning of the first row */
function settleView(rows: RowWindow, view: HTMLElement, list: HTMLElement, before: number): number {
  const start = list.getBoundingClientRect().top + before;
  const ends: number[] = [];
  for (const row of list.children)
    if (!row.hasAttribute('data-line')) ends.push(row.getBoundingClientRect().bottom - start);
  rows.measure(ends);

  const from = beginning(view, list);
  if (rows.isAtEnd) view.scrollTop = view.scrollHeight;
  else if (Math.abs(rows.place() + from - view.scrollTop) >= 1) {
    // A view stands at whole pixels only, so what it keeps in place must move by whole ones.
    const place = Math.round(rows.place() + from);
    rows.shift(place - from - rows.place());
    list.style.paddingBlockStart = `${rows.range.before}px`;
    view.scrollTop = place;
  }
  return view.scrollTop - from;
}
