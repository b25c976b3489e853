import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Where tabs lie that a list has no room for; it fades there. */
export type MoreTabs = 'none' | 'start' | 'end' | 'both';

/** How far from an edge the chosen tab is kept, px: as far as the edge fades. */
const fadePx = 32;

/**
 * Measures a list of tabs that scrolls, and keeps the chosen one in sight; the page is never scrolled to it.
 * @param selected key of the chosen tab
 */
export function useMoreTabs(selected: string): { list: RefObject<HTMLDivElement | null>; more: MoreTabs } {
  const list = useRef<HTMLDivElement>(null);
  const [more, setMore] = useState<MoreTabs>('none');
  /** The tab that was brought into sight: whoever scrolls away from it stays there. */
  const shown = useRef<string>(undefined);

  useLayoutEffect(() => {
    const box = list.current;
    const tab = box?.querySelector(':scope > [aria-selected="true"]');
    if (!box || !tab || shown.current === selected) return;
    shown.current = selected;
    const place = box.getBoundingClientRect();
    const { left, right } = tab.getBoundingClientRect();
    if (left < place.left + fadePx) box.scrollLeft -= place.left + fadePx - left;
    else if (right > place.right - fadePx) box.scrollLeft += right - place.right + fadePx;
  });

  // After each render: the tabs may be others.
  useEffect(() => {
    const box = list.current;
    if (!box) return undefined;
    const measure = () => {
      const isMoreBefore = box.scrollLeft > 1;
      const isMoreAfter = box.scrollLeft + box.clientWidth < box.scrollWidth - 1;
      if (isMoreBefore && isMoreAfter) setMore('both');
      else if (isMoreBefore) setMore('start');
      else setMore(isMoreAfter ? 'end' : 'none');
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    for (const tab of box.children) observer.observe(tab);
    box.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', measure);
    };
  });

  return { list, more };
}
