/**
 * Where a key leads in a grid that is filled row by row.
 * @param at from 0; -1 for nowhere
 * @param count cells in all
 * @param columns cells in a row
 * @returns the new place, or null when the key does not move or would leave the grid
 */
export function gridStep(key: string, at: number, count: number, columns: number): number | null {
  if (at < 0) return null;
  const next = stepOf(key, at, count, columns);
  return next !== null && next >= 0 && next < count ? next : null;
}

function stepOf(key: string, at: number, count: number, columns: number): number | null {
  switch (key) {
    case 'ArrowLeft':
      return at - 1;
    case 'ArrowRight':
      return at + 1;
    case 'ArrowUp':
      return at - columns;
    case 'ArrowDown':
      return at + columns;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
