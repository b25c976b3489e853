/**
 * Reads `bytes=a-b`, `bytes=a-` and `bytes=-n`; several ranges are answered with the whole file.
 * @returns undefined for the whole file, null for a range outside of it
 */
export function rangeOf(
  header: string | undefined,
  size: number,
): { start: number; end: number } | null | undefined {
  const found = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '');
  const [from = '', to = ''] = found?.slice(1) ?? [];
  if (from === '' && to === '') return undefined;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start < size && start <= end ? { start, end } : null;
}
