/** What clock and calendar on the wall of a zone show. Months count from 1. */
export interface WallTime {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const made =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    });
  formats.set(timeZone, made);
  return made;
}

/** @param at UTC ms @param timeZone IANA name */
export function wallTimeOf(at: number, timeZone: string): WallTime {
  const parts = formatOf(timeZone).formatToParts(at);
  const read = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return {
    year: read('year'),
    month: read('month'),
    day: read('day'),
    hour: read('hour'),
    minute: read('minute'),
  };
}

const asUtc = ({ year, month, day, hour, minute }: WallTime) => Date.UTC(year, month - 1, day, hour, minute);

/** The moment (UTC ms) at which the wall shows this; where clocks are put forward over it, the hour after. */
export function momentOf(wall: WallTime, timeZone: string): number {
  const wanted = asUtc(wall);
  const offsetAt = (at: number) => asUtc(wallTimeOf(at, timeZone)) - at;
  const first = wanted - offsetAt(wanted);
  return wanted - offsetAt(first);
}

/** The name of a zone in a language: "China Standard Time", or its distance: "GMT+8". */
export function zoneName(
  at: number,
  timeZone: string,
  languageTag: string,
  form: 'long' | 'shortOffset',
): string {
  const parts = new Intl.DateTimeFormat(languageTag, { timeZone, timeZoneName: form }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
