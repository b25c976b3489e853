/** Numbers and moments in the words of one language. */
export interface Formats {
  /** A whole number, grouped: 1,234,567. */
  number: (value: number) => string;
  /** A number with its sign: +66, −1. */
  signed: (value: number) => string;
  /** A number where only its size matters: 12K, 1.2万; below that, grouped as it is. */
  compact: (value: number) => string;
  /** At most one digit after the point. */
  decimal: (value: number) => string;
  /** Hour and minute of a moment (UTC ms) where the reader is. */
  time: (at: number) => string;
  /** Day and month of a moment (UTC ms). */
  day: (at: number) => string;
  /** Day, month and year of a moment (UTC ms). */
  date: (at: number) => string;
  /** A month and its year: November 2026. */
  month: (month: { year: number; month: number }) => string;
  /** Day, month, hour and minute of a moment (UTC ms). */
  moment: (at: number) => string;
  /** Day, month, year, hour and minute of a moment (UTC ms). */
  dateTime: (at: number) => string;
  /** As `moment`, and its second: for what happens several times a minute. */
  exactMoment: (at: number) => string;
  /** Size of a file given in bytes. */
  bytes: (bytes: number) => string;
  /** Seconds with their unit. */
  seconds: (seconds: number) => string;
  /** A span in ms as hours and minutes: 1 hr, 45 min, 1 hr 45 min. */
  span: (ms: number) => string;
  /** A place in a recording given in seconds, as players write it in every language: 3:05, 1:02:05. */
  clock: (seconds: number) => string;
  /** A share from 0 to 1, in whole percent. */
  percent: (share: number) => string;
  /**
   * Money in units of its currency, such as 199 or 19.9: two digits after the point, or none for a whole amount.
   * @param currency ISO 4217
   */
  money: (amount: number, currency: string) => string;
}

const known = new Map<string, Formats>();

/**
 * The formats of a language, made once: an `Intl` formatter costs more than the row that uses it.
 * @param language BCP 47 tag
 */
export function formatsOf(language: string): Formats {
  const made = known.get(language) ?? makeFormats(language);
  known.set(language, made);
  return made;
}

const kilobyte = 1024;
const byteUnits = ['byte', 'kilobyte', 'megabyte'] as const;

/** Made when it is first asked for: a formatter costs up to a millisecond, and few screens need them all. */
function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}

function makeFormats(language: string): Formats {
  const numbers = (options: Intl.NumberFormatOptions) => once(() => new Intl.NumberFormat(language, options));
  const moments = (options: Intl.DateTimeFormatOptions) =>
    once(() => new Intl.DateTimeFormat(language, options));
  const unit = (name: string) =>
    numbers({ style: 'unit', unit: name, unitDisplay: 'short', maximumFractionDigits: 1 });

  const number = numbers({ maximumFractionDigits: 0 });
  const signed = numbers({ maximumFractionDigits: 0, signDisplay: 'exceptZero' });
  const compact = numbers({ notation: 'compact', maximumFractionDigits: 1, useGrouping: true });
  const decimal = numbers({ maximumFractionDigits: 1 });
  const time = moments({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const day = moments({ month: 'short', day: 'numeric' });
  const date = moments({ dateStyle: 'medium' });
  const month = moments({ year: 'numeric', month: 'long', timeZone: 'UTC' });
  const toTheMinute = {
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  } as const;
  const moment = moments(toTheMinute);
  const exactMoment = moments({ ...toTheMinute, second: '2-digit' });
  const dateTime = moments({ dateStyle: 'medium', timeStyle: 'short' });
  const units = byteUnits.map((name) => unit(name));
  const percent = numbers({ style: 'percent', maximumFractionDigits: 0 });
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  const second = unit('second');
  const minute = unit('minute');
  const hour = unit('hour');

  return {
    number: (value) => number().format(value),
    signed: (value) => signed().format(value),
    compact: (value) => compact().format(value),
    decimal: (value) => decimal().format(value),
    time: (at) => time().format(at),
    day: (at) => day().format(at),
    date: (at) => date().format(at),
    month: (of) => month().format(Date.UTC(of.year, of.month - 1, 1)),
    moment: (at) => moment().format(at),
    dateTime: (at) => dateTime().format(at),
    exactMoment: (at) => exactMoment().format(at),
    bytes: (bytes) => {
      const power = bytes < kilobyte ? 0 : bytes < kilobyte ** 2 ? 1 : 2;
      return units[power]?.().format(bytes / kilobyte ** power) ?? '';
    },
    seconds: (seconds) => second().format(seconds),
    span: (ms) => {
      const minutes = Math.round(ms / 60_000);
      const hours = Math.floor(minutes / 60);
      const rest = minutes - hours * 60;
      if (hours === 0) return minute().format(minutes);
      return rest === 0 ? hour().format(hours) : `${hour().format(hours)} ${minute().format(rest)}`;
    },
    clock: (seconds) => {
      const whole = Math.max(0, Math.floor(seconds));
      const hours = Math.floor(whole / 3_600);
      const minutes = Math.floor((whole % 3_600) / 60);
      const tail = twoDigits(whole % 60);
      return hours === 0 ? `${minutes}:${tail}` : `${hours}:${twoDigits(minutes)}:${tail}`;
    },
    percent: (share) => percent().format(share),
    money: (amount, currency) =>
      new Intl.NumberFormat(language, {
        style: 'currency',
        currency,
        trailingZeroDisplay: 'stripIfInteger',
      }).format(amount),
  };
}
