import { useEffect, useState } from 'react';

/** The time, UTC ms, looked at again so often. @param everyMs how old the answer may get, ms */
export function useNow(everyMs: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
