/** A month of the calendar; `month` from 1. */
export interface Month {
  year: number;
  month: number;
}

/** Days of a month in weeks that begin on Monday; `null` is a place of another month. */
export function monthWeeks({ year, month }: Month): (number | null)[][] {
  const count = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const before = (new Date(Date.UTC(year, month - 1, 1)).getUTCDay() + 6) % 7;
  const places = [
    ...Array.from({ length: before }, () => null),
    ...Array.from({ length: count }, (_, at) => at + 1),
  ];
  const weeks = Math.ceil(places.length / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => places[week * 7 + day] ?? null),
  );
}

/** The month so many months later. */
export function monthLater({ year, month }: Month, by: number): Month {
  const date = new Date(Date.UTC(year, month - 1 + by, 1));
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1 };
}
