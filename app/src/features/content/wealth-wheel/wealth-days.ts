import { wealthDeck, yearOf, type WealthDraw } from '@goldbean/contract/content';

/** Asia/Shanghai has had no summer time since 1991. */
const shanghaiOffsetMs = 8 * 3_600_000;
const dayMs = 86_400_000;

/** The day of Asia/Shanghai, `2026-11-28`. @param at UTC ms */
export const dayOf = (at: number): string => new Date(at + shanghaiOffsetMs).toISOString().slice(0, 10);

/** Noon of a day where the reader is, so that it is written as the day it is. @param day `2026-11-28` */
export const noonOf = (day: string): number => Date.parse(`${day}T12:00:00`);

/** Shares no divisor with the size of the deck, so that every card comes before one comes again. */
const stride = 7;

/** The draw of a visitor: by the day, the same all day (S20). */
export function drawOf(day: string): WealthDraw {
  const place = (Math.floor(Date.parse(day) / dayMs) * stride) % wealthDeck.length;
  const card = wealthDeck[place];
  if (card === undefined) throw new Error('the deck is empty');
  return { day, card };
}

/** A month of the wheel; `month` from 1 to 12. */
export interface ChosenMonth {
  readonly year: number;
  readonly month: number;
}

const numberIn = (text: string | null, pattern: RegExp): number | null =>
  text !== null && pattern.test(text) ? Number(text) : null;

/**
 * The month that an address chooses: without one the running month, and January of another year.
 * @param year as it stands in the address, as `month`
 * @param today `2026-11-28`
 */
export function chosenMonth(year: string | null, month: string | null, today: string): ChosenMonth {
  const running = yearOf(today);
  const chosen = Math.min(numberIn(year, /^20\d{2}$/) ?? running, running + 1);
  const first = chosen === running ? Number(today.slice(5, 7)) : 1;
  return { year: chosen, month: numberIn(month, /^(?:[1-9]|1[0-2])$/) ?? first };
}
