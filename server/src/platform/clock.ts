/** The only source of the time of day; passed in, so that tests can set it. */
export interface Clock {
  /** UTC ms. */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

const shanghai = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Shanghai',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai, as every answer writes times. */
export const shanghaiTime = (ms: number): string => shanghai.format(ms);
