/** A day as a date field writes it: `YYYY-MM-DD`, or empty for none. */
export type Day = string;

/** The first moment of a day, or of the day after it, where the reader is. UTC ms; undefined for no day. */
export function startOfDay(day: Day, later: 0 | 1 = 0): number | undefined {
  const [year, month, date] = day.split('-').map(Number);
  if (!year || !month || !date || year < 2000 || year > 2099) return undefined;
  return new Date(year, month - 1, date + later).getTime();
}

/**
 * Beans are worth nothing from the first moment of a day (D42): to a reader they are valid until the day before.
 * @param expires UTC ms
 */
export const lastMoment = (expires: number): number => expires - 1;
