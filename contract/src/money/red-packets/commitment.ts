/**
 * What is hashed when a packet is made (N01): its seed and its shares in the order they are handed out, as
 * `seed:share,share,...` in UTF-8. The server publishes SHA-256 of it, in hex, before anybody opens one; when the
 * packet has ended it publishes the seed and the shares, and any browser can compute the same.
 * @param seed 64 hex digits
 * @param shares in beans or gifts, at least one
 */
export const commitmentOf = (seed: string, shares: readonly number[]): string =>
  `${seed}:${shares.join(',')}`;
