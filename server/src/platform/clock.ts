import { setTimeout } from 'node:timers/promises';

/** The only source of the time of day; passed in, so that tests can set it. */
export interface Clock {
  /** UTC ms. */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

/** Resolves after so many ms; passed in, so that a simulation does not depend on how fast the machine is. */
export type Wait = (ms: number) => Promise<void>;

export const systemWait: Wait = (ms) => setTimeout(ms);

/** Calls `tick` once a second until the returned function is called; passed in for the same reason. */
export type Ticks = (tick: () => void) => () => void;

export const systemTicks: Ticks = (tick) => {
  const timer = setInterval(tick, 1_000).unref();
  return () => clearInterval(timer);
};

const shanghai = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Shanghai',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai, as every answer writes times. */
export const shanghaiTime = (ms: number): string => shanghai.format(ms);
