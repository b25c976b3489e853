import type { WishStatus } from '@goldbean/contract';

/** D05: from each status, those to which an edit may lead; 6 is none of them. */
const moves: Readonly<Record<WishStatus, readonly WishStatus[]>> = {
  0: [1],
  1: [2, 3, 5, 0],
  2: [3, 5, 0],
  3: [4, 2, 0],
  4: [3, 0],
  5: [1, 2, 0],
  6: [0],
};

/** Why a status does not follow another by an edit; null where it does (T05, M13). */
export function moveRefusal(
  from: WishStatus,
  to: number,
): 'wish.not_completed_directly' | 'wish.move' | null {
  if (to === 6) return 'wish.not_completed_directly';
  return moves[from].some((status) => status === to) ? null : 'wish.move';
}

/** A wish that staff have taken up: scheduled, in development, launched or completed. */
export const isAdopted = (status: WishStatus): boolean =>
  status === 2 || status === 3 || status === 4 || status === 6;
