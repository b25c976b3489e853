import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import type { ChatMessage } from '../chat-message.ts';

/** What can take the focus by Tab within a row. */
const reachable = 'a[href], button, input, video[controls]';
const rowSelector = '[data-message]';

export interface RowFocus {
  /** Place of the message that the focus stands on, or stood on last; -1 for none. */
  at: () => number;
  /** Takes the focus to a message, also to one that is not drawn. */
  moveTo: (at: number) => void;
  /** Takes the focus along to a message that the list goes to. */
  follow: (id: string) => void;
  onFocus: (event: FocusEvent<HTMLElement>) => void;
  onBlur: (event: FocusEvent<HTMLElement>) => void;
}

/**
 * Makes the rows one stop of the Tab key: the row the focus stood on last, else the last one that is drawn; the buttons
 * of the other rows are passed over. The rows come and go as the list scrolls, so this is set on the page after each
 * render, which costs less than a render of every row. When the row with the focus goes, what stands
 * in its place takes the focus, as for a recalled message, or else the list.
 * @param view the box that scrolls @param list in it, the box of the drawn rows
 * @param goTo draws the row at a place
 */
export function useRowFocus(
  view: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
  messages: readonly ChatMessage[],
  goTo: (at: number) => void,
): RowFocus {
  const current = useRef<string>(undefined);
  /** Gets the focus as soon as it is drawn. */
  const wanted = useRef<string>(undefined);
  /** The row that the focus stands in. */
  const held = useRef<HTMLElement>(null);

  const rowOf = (id: string | undefined): HTMLElement | undefined =>
    rowsIn(list.current).find(({ dataset }) => dataset['message'] === id);

  const settle = () => {
    const stop = rowOf(current.current) ?? rowsIn(list.current).at(-1);
    setStop(list.current, stop);
    const row = wanted.current === undefined ? undefined : rowOf(wanted.current);
    if (row) {
      wanted.current = undefined;
      focusOn(row);
    } else if (held.current && !held.current.isConnected && document.activeElement === document.body) {
      (rowOf(held.current.dataset['message']) ?? view.current)?.focus({ preventScroll: true });
    }
  };
  useLayoutEffect(settle);

  return {
    at: () => messages.findIndex(({ id }) => id === current.current),
    moveTo: (at) => {
      const id = messages[at]?.id;
      if (id === undefined) return;
      current.current = id;
      const row = rowOf(id);
      if (row) {
        focusOn(row);
      } else {
        wanted.current = id;
        goTo(at);
      }
    },
    follow: (id) => {
      current.current = id;
      wanted.current = id;
      settle();
    },
    onFocus: ({ target }) => {
      const row = target.closest<HTMLElement>(rowSelector);
      if (!row) return;
      held.current = row;
      current.current = row.dataset['message'];
      setStop(list.current, row);
    },
    onBlur: ({ currentTarget, relatedTarget }) => {
      // A row that was removed has not been left.
      if (!currentTarget.contains(relatedTarget) && held.current?.isConnected) held.current = null;
    },
  };
}

const rowsIn = (list: HTMLElement | null): HTMLElement[] =>
  list ? [...list.querySelectorAll<HTMLElement>(`:scope > ${rowSelector}`)] : [];

function focusOn(row: HTMLElement): void {
  row.focus({ preventScroll: true });
  row.scrollIntoView({ block: 'nearest' });
}

/** Lets Tab reach this row and what is in it, and no other. */
function setStop(list: HTMLElement | null, stop: HTMLElement | undefined): void {
  for (const row of rowsIn(list)) row.tabIndex = row === stop ? 0 : -1;
  for (const control of list?.querySelectorAll<HTMLElement>(reachable) ?? []) {
    if (stop?.contains(control)) {
      if (control.dataset['passed'] === undefined) continue;
      delete control.dataset['passed'];
      control.removeAttribute('tabindex');
    } else if (control.tabIndex >= 0) {
      control.dataset['passed'] = '';
      control.tabIndex = -1;
    }
  }
}
