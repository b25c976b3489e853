/** Asia/Shanghai has had no summer time since 1991. */
const shanghaiOffsetMs = 8 * 3_600_000;

/**
 * D42: when beans received now expire, to be said before an exchange; afterwards the server tells. What comes in the
 * first half of a year lasts to the end of December, what comes in the second to the end of June.
 * @param now UTC ms
 * @returns the last moment at which they are worth something, UTC ms
 */
export function beanExpiry(now: number): number {
  const there = new Date(now + shanghaiOffsetMs);
  const year = there.getUTCFullYear() + 1;
  const month = there.getUTCMonth() < 6 ? 0 : 6;
  return Date.UTC(year, month, 1) - shanghaiOffsetMs - 1;
}
