import { useEffect, useEffectEvent, useState } from 'react';

const second = 1_000;
const left = (until: number, now: number): number => Math.max(0, Math.ceil((until - now) / second));

/**
 * Whole seconds until a moment, counted down as they pass.
 * @param until UTC ms
 * @param now the clock, UTC ms; the server's, when it differs from the member's
 * @param onDone called once when nothing is left
 */
export function useSecondsLeft(until: number, now: () => number, onDone?: () => void): number {
  const [seconds, setSeconds] = useState(() => left(until, now()));
  const clock = useEffectEvent(() => now());
  const done = useEffectEvent(() => onDone?.());

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      const at = clock();
      const rest = left(until, at);
      setSeconds(rest);
      if (rest === 0) done();
      else timer = setTimeout(tick, (until - at) % second || second);
    };
    timer = setTimeout(tick, 0);
    return () => {
      clearTimeout(timer);
    };
  }, [until]);

  return seconds;
}
