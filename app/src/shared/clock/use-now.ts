import { useEffect, useState } from 'react';
import { serverNow } from './server-clock.ts';

function useClock(clock: () => number, everyMs: number): number {
  const [now, setNow] = useState(clock);
  useEffect(() => {
    const timer = setInterval(() => setNow(clock()), everyMs);
    return () => clearInterval(timer);
  }, [clock, everyMs]);
  return now;
}

const deviceNow = (): number => Date.now();

/** The present time of this device, UTC ms, updated at an interval. @param everyMs the interval, ms */
export const useNow = (everyMs: number): number => useClock(deviceNow, everyMs);

/** The same on the server's clock: for what the server has dated or decides. */
export const useServerNow = (everyMs: number): number => useClock(serverNow, everyMs);
