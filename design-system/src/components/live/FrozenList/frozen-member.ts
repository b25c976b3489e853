/** A member who is or was frozen (S38). Moments in UTC ms. */
export interface FrozenMember {
  id: string;
  nickname: string;
  img: string;
  /** The number that members are known by. */
  number: string;
  /** E13: for three days, or for good. */
  type: 'days3' | 'permanent';
  frozenAt: number;
  /** Name of the live session it happened in. */
  live: string;
  reason: string;
  /** Nickname; empty for staff of the platform. */
  by: string;
  /** When it ends by itself; null for good. */
  releaseAt: number | null;
  /** How it ended; null while it holds. `by` is empty when the time was up. */
  ended: { at: number; by: string; note: string } | null;
}
