/** IANA name of the zone in which the reader is. */
export const readersZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * The first moment of the next day, where the reader is.
 * @param day any moment of a day, UTC ms
 */
export function nextDay(day: number): number {
  const at = new Date(day);
  return new Date(at.getFullYear(), at.getMonth(), at.getDate() + 1).getTime();
}

/**
 * Beans are worth nothing from the first moment of a day (D42): to a reader they are valid until the day before.
 * @param expires UTC ms
 */
export const lastMoment = (expires: number): number => expires - 1;
