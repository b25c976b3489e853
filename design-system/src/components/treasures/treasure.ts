/** S29: its time has not begun, it can be exchanged, all are gone within its time, its time is over. */
export type TreasureStage = 'to_come' | 'open' | 'sold_out' | 'ended';

/** Goods of the house that are exchanged for vouchers. */
export interface TreasureView {
  id: string;
  name: string;
  description: string;
  /** Address of the picture, or empty: then a drawing stands in. */
  cover: string;
  /** Vouchers for one. */
  price: number;
  /** So many there were, and so many are left. */
  stock: number;
  left: number;
  /** So many each member gets. */
  limit: number;
  /** From when and until when, UTC ms; shown in the reader's zone. */
  opensAt: number;
  closesAt: number;
  state: TreasureStage;
  /** Numbers of orders, under which the reader's own are handed over. */
  numbers: readonly string[];
}

export const stateWords = {
  to_come: 'states.to_come',
  open: 'states.open',
  sold_out: 'states.sold_out',
  ended: 'states.ended',
} as const satisfies Record<TreasureStage, string>;

export const stateTones = {
  to_come: 'info',
  open: 'success',
  sold_out: 'warning',
  ended: 'neutral',
} as const satisfies Record<TreasureStage, string>;
