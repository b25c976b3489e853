const two = (value: number): string => String(value).padStart(2, '0');

/** A moment as a `datetime-local` input writes it, in the member's own zone. @param at UTC ms */
export function wallClock(at: number): string {
  const date = new Date(at);
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** @returns UTC ms, or undefined for an input that is empty or half filled */
export function momentOf(text: string): number | undefined {
  // `Date` would read more than an input writes, and half a date as another one.
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text)) return undefined;
  const at = new Date(text).getTime();
  return Number.isNaN(at) ? undefined : at;
}
