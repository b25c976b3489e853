/** HTTP tells the time in whole seconds. */
const resolutionMs = 1_000;

/** By how much the server's clock is ahead of this device's, ms. */
let ahead = 0;

/** The present time on the server's clock, UTC ms: what the server sends and judges by. */
export const serverNow = (): number => Date.now() + ahead;

/**
 * Learns the server's clock from an answer. It changes only where the answer contradicts it, so a device that is right
 * stays as it is.
 * @param date the answer's `Date`; null where it has none
 * @param askedAt when it was asked for, and `answeredAt` when it came, UTC ms on this device
 */
export function learnServerTime(date: string | null, askedAt: number, answeredAt: number): void {
  const told = date === null ? NaN : Date.parse(date);
  if (Number.isNaN(told)) return;
  ahead = Math.min(Math.max(ahead, told - answeredAt), told + resolutionMs - askedAt);
}
