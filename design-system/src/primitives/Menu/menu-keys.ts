import { useRef } from 'react';

/** How long, in ms, letters typed one after the other count as one word. */
const typingPause = 500;

const itemsOf = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')];

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at <= 0 ? count - 1 : at - 1),
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Puts the focus on the first or the last item. */
export function focusEnd(menu: HTMLElement, end: 'first' | 'last'): void {
  itemsOf(menu)
    .at(end === 'first' ? 0 : -1)
    ?.focus();
}

/** The keys of an open menu that move the focus: arrows, Home, End, and the first letters of an item. */
export function useMenuKeys(): (
  menu: HTMLElement,
  event: { key: string; preventDefault: () => void },
) => void {
  const typed = useRef({ word: '', timer: 0 });

  return (menu, event) => {
    const items = itemsOf(menu);
    const step = steps[event.key];
    if (step) {
      event.preventDefault();
      const at = items.findIndex((item) => item === document.activeElement);
      items[step(at, items.length)]?.focus();
      return;
    }
    if (event.key.length !== 1 || event.key === ' ') return;
    window.clearTimeout(typed.current.timer);
    const word = typed.current.word + event.key.toLocaleLowerCase();
    typed.current = {
      word,
      timer: window.setTimeout(() => {
        typed.current.word = '';
      }, typingPause),
    };
    items.find((item) => item.textContent.trim().toLocaleLowerCase().startsWith(word))?.focus();
  };
}
