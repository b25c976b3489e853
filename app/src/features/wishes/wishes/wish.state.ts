import { proxy } from 'valtio/vanilla';
import type { WishDetail } from './wishes.service.ts';

export interface WishState {
  wishId: string;
  /** Null until it is here. */
  detail: WishDetail | null;
  /** Why it could not be loaded; null while it can. */
  error: unknown;
  isWithdrawing: boolean;
  /** What the server's clock is ahead of this one, ms. */
  skew: number;
}

export const emptyWish = (wishId = ''): WishState => ({
  wishId,
  detail: null,
  error: null,
  isWithdrawing: false,
  skew: 0,
});

export const wishState = proxy<WishState>(emptyWish());
