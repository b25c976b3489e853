/**
 * The page numbers to show: the first, the last, and those round the present one; `null` stands for a gap.
 * Never more than nine places, so the row keeps its width while one leafs.
 */
export function pageWindow(page: number, pageCount: number): (number | null)[] {
  const all = Array.from({ length: pageCount }, (_, at) => at + 1);
  if (pageCount <= 9) return all;
  const from = Math.max(3, Math.min(page - 2, pageCount - 6));
  const middle = all.slice(from - 1, from + 4);
  return [1, from === 3 ? 2 : null, ...middle, from + 5 === pageCount - 1 ? pageCount - 1 : null, pageCount];
}
