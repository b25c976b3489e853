const shanghaiAhead = 8 * 3_600_000;

/** The month of a moment in Shanghai: `2026-11`. @param at UTC ms */
export const monthOf = (at: number): string => new Date(at + shanghaiAhead).toISOString().slice(0, 7);

/** The month so many after another, before it where negative. */
export function monthAfter(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}

/** Whether a text is such a month. */
export const isMonth = (text: string): boolean => /^20\d\d-(0[1-9]|1[0-2])$/.test(text);

/** Name of a month: "November 2026". @param tag of a language */
export function monthWords(month: string, tag: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Intl.DateTimeFormat(tag, { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    Date.UTC(year, number - 1, 1),
  );
}
