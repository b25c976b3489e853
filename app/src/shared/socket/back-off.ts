/** D58: the longest wait before each try, in ms; the first goes at once and the last repeats. */
const ceilings: readonly number[] = [0, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000];

/** A connection that held this long starts the waits from the beginning, in ms. */
export const stableAfterMs = 60_000;

/**
 * The wait before reconnecting, in ms, with full jitter, so that clients do not all reconnect to a restarted server in
 * the same second (R8).
 * @param failures tries that failed since the connection was last stable
 * @param random 0 up to, not including, 1
 */
export function backOff(failures: number, random: number): number {
  const ceiling = ceilings[Math.min(failures, ceilings.length - 1)] ?? 0;
  return Math.round(ceiling * random);
}
