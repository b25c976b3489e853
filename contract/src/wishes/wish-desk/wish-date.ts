/**
 * V21, M14: why a wish may not be expected at a moment; null where it may. The server's clock decides.
 * @param expected UTC ms; null where nobody says a moment @param now of the server, UTC ms
 */
export const wishDateRefusal = (expected: number | null, now: number): 'wish.date_past' | null =>
  expected !== null && expected <= now ? 'wish.date_past' : null;
