import { memberState } from '../../../shared/session/index.ts';
import type { WishDetail } from './wishes.service.ts';

export interface WishState {
  wishId: string;
  /** Null until it is here. */
  detail: WishDetail | null;
  /** Why it could not be loaded; null while it can. */
  error: unknown;
  isWithdrawing: boolean;
}

export const emptyWish = (wishId = ''): WishState => ({
  wishId,
  detail: null,
  error: null,
  isWithdrawing: false,
});

export const wishState = memberState<WishState>(() => emptyWish());
