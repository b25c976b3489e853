/** Shanghai, where the product's days, trading hours and expiries are counted, has no summer time. */
const inShanghai = (moment: string): string => String(Date.parse(`${moment}+08:00`));

/** The story says when it happens; most do not ask. */
export const ownClock = 'own';

/** Moments at which something looks different, UTC ms as the toolbar's address keeps them. */
export const clocks: readonly { value: string; title: string }[] = [
  { value: ownClock, title: "The story's own time" },
  { value: inShanghai('2026-11-20T10:00:00'), title: 'Friday, 10:00: the market is open' },
  { value: inShanghai('2026-11-20T20:00:00'), title: 'Friday, 20:00: the evening class' },
  { value: inShanghai('2026-11-22T15:00:00'), title: 'Sunday, 15:00: no trading' },
  { value: inShanghai('2026-12-31T23:59:00'), title: 'A minute before the year ends' },
  { value: inShanghai('2027-07-01T00:02:00'), title: 'Two minutes into a half-year: beans expired' },
];

/** The chosen moment, UTC ms; undefined: the story's own. */
export function clockOf(chosen: unknown): number | undefined {
  const at = Number(chosen);
  return Number.isFinite(at) && at > 0 ? at : undefined;
}
