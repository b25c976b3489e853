import { type RefObject, useEffect, useState } from 'react';
import { keepPlace, placeOf } from './reading-places.ts';

/** How far the top of the window has come in it, 0 to 1. */
function shareOf(element: HTMLElement): number {
  const { top, height } = element.getBoundingClientRect();
  const way = height - window.innerHeight;
  return way <= 0 ? 1 : Math.min(1, Math.max(0, -top / way));
}

/** The last heading that has passed the upper third of the window. */
function currentOf(ids: readonly string[]): string | null {
  const passed = ids.filter((id) => {
    const heading = document.getElementById(id);
    return heading !== null && heading.getBoundingClientRect().top < window.innerHeight / 3;
  });
  return passed.at(-1) ?? null;
}

/**
 * S15: goes back to where an article was left, follows how far it is read, and remembers it.
 * @param isReady it is drawn
 * @param sections ids of its headings, joined by spaces
 */
export function useReading(
  articleId: string,
  element: RefObject<HTMLElement | null>,
  isReady: boolean,
  sections: string,
) {
  const [reading, setReading] = useState<{ share: number; current: string | null; isLong: boolean }>({
    share: 0,
    current: null,
    isLong: false,
  });
  const [isResumed, setIsResumed] = useState(false);
  useEffect(() => {
    const root = element.current;
    if (!isReady || !root) return undefined;
    const before = placeOf(articleId);
    if (before > 0 && window.scrollY === 0) {
      const { height } = root.getBoundingClientRect();
      window.scrollTo({ top: root.offsetTop + before * (height - window.innerHeight) });
      requestAnimationFrame(() => setIsResumed(true));
    }
    const ids = sections.split(' ').filter((id) => id !== '');
    let frame = 0;
    const look = () => {
      frame = 0;
      const share = shareOf(root);
      const isLong = root.getBoundingClientRect().height > window.innerHeight;
      setReading({ share, current: currentOf(ids), isLong });
      keepPlace(articleId, share);
    };
    const onScroll = () => {
      if (frame === 0) frame = requestAnimationFrame(look);
    };
    look();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      cancelAnimationFrame(frame);
    };
  }, [articleId, element, isReady, sections]);
  return { ...reading, isResumed, endResumed: () => setIsResumed(false) };
}
