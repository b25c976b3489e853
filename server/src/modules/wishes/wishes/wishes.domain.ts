import { openWishStatuses, type WishStatus } from '@goldbean/contract';
import type { Actor } from '../../../platform/actor.ts';

/** D69: who handles wishes, and sees those that are hidden. */
export const isHead = ({ roles }: Pick<Actor, 'roles'>): boolean =>
  roles.includes('product_head') || roles.includes('admin');

/** D47: whether a wish takes votes. */
export const isOpen = (wish: { readonly status: WishStatus; readonly merged_into: string | null }): boolean =>
  wish.merged_into === null && openWishStatuses.includes(wish.status);

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Asia/Shanghai has had no summer time since 1991. */
const shanghaiOffsetMs = 8 * hourMs;

/** Which hour since 1970 a moment is in, by which gained votes are counted. */
export const hourOf = (ms: number): number => Math.floor(ms / hourMs);

/** Hours for which a vote counts as gained (domain 3.7). */
export const hotHours = 72;
/** After so many hours it counts half. */
export const coolHours = 12;

/** The day in Asia/Shanghai, `YYYY-MM-DD`, and when it begins and ends, UTC ms (K14, D48). */
export function shanghaiDay(ms: number): { day: string; begins: number; ends: number } {
  const begins = Math.floor((ms + shanghaiOffsetMs) / dayMs) * dayMs - shanghaiOffsetMs;
  return {
    day: new Date(begins + shanghaiOffsetMs).toISOString().slice(0, 10),
    begins,
    ends: begins + dayMs,
  };
}

/** A month in Asia/Shanghai: `2026-11`, from its first moment up to the first that is not in it, UTC ms. */
export function shanghaiMonth(
  month: string | undefined,
  now: number,
): { month: string; from: number; until: number } {
  const name = month ?? shanghaiDay(now).day.slice(0, 7);
  const [year = 0, number = 0] = name.split('-').map(Number);
  return {
    month: name,
    from: Date.UTC(year, number - 1, 1) - shanghaiOffsetMs,
    until: Date.UTC(year, number, 1) - shanghaiOffsetMs,
  };
}
