import { useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { session } from '../../shared/session/index.ts';
import type { RouteEntry } from '../route.ts';
import { beneathPanels } from './keep-pages.ts';

/** Where each keep-alive page stood when it was left, in px. */
const heights = new Map<string, number>();

/**
 * What every navigation does: the title, and the scroll to the top; only going back to a keep-alive page finds
 * it where it stood (S47).
 * @param shown key of the page that is shown; a panel over it is no navigation (D91)
 */
export function useArrival(entry: RouteEntry, shown: string): void {
  const { t } = useTranslation(['shell', ...entry.words]);
  const navigation = useNavigationType();
  const { search } = useLocation();
  const arrived = useRef('');

  const title = t(entry.title);
  useEffect(() => {
    document.title = `${title} · Goldbean`;
  }, [title]);

  // A keep-alive page is one page at every query, yet another query is another navigation, unless only a panel opens.
  const arrival = entry.keepAlive ? `${shown}?${beneathPanels(search)}` : shown;
  useLayoutEffect(() => {
    if (arrived.current === arrival) return undefined;
    arrived.current = arrival;
    const back = navigation === NavigationType.Pop && entry.keepAlive ? heights.get(arrival) : undefined;
    window.scrollTo(0, back ?? 0);
    return undefined;
  }, [arrival, entry.keepAlive, navigation]);

  // A layout effect: its end must come before the browser clamps the scroll of the shorter page that follows.
  useLayoutEffect(() => {
    let height = window.scrollY;
    const note = () => {
      height = window.scrollY;
    };
    window.addEventListener('scroll', note, { passive: true });
    return () => {
      window.removeEventListener('scroll', note);
      session.scrollH = height;
      if (entry.keepAlive) heights.set(arrival, height);
    };
  }, [arrival, entry.keepAlive]);
}
