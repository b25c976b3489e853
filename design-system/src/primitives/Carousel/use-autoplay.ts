import { useEffect } from 'react';

/**
 * Calls `advance` every `interval` ms while it runs. Never for a member who asked for less motion, nor while the page
 * is hidden.
 * @param interval nothing means never
 */
export function useAutoplay(interval: number | undefined, isRunning: boolean, advance: () => void): void {
  useEffect(() => {
    if (interval === undefined || !isRunning) return undefined;
    const timer = window.setInterval(() => {
      const isStill = document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches;
      if (!isStill) advance();
    }, interval);
    return () => {
      window.clearInterval(timer);
    };
  }, [interval, isRunning, advance]);
}
