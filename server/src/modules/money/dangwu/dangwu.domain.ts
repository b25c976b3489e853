/** Asia/Shanghai has had no summer time since 1991. */
const shanghaiOffsetMs = 8 * 3_600_000;

/**
 * When a month begins in Asia/Shanghai, and when the next one does, UTC ms.
 * @param month `YYYY-MM`
 */
export function boundsOf(month: string): { from: number; to: number } {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return {
    from: Date.UTC(year, number - 1, 1) - shanghaiOffsetMs,
    to: Date.UTC(year, number, 1) - shanghaiOffsetMs,
  };
}
