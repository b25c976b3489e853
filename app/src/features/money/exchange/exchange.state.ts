import { proxy } from 'valtio/vanilla';
import type { Exchanged } from './exchange.service.ts';

export type ExchangePhase =
  | { kind: 'editing' }
  | { kind: 'exchanging' }
  | { kind: 'refused'; error: unknown }
  | { kind: 'done'; value: Exchanged };

export interface ExchangeState {
  phase: ExchangePhase;
  /** Until when beans are valid that are received now, UTC ms. */
  beansUntil: number;
}

/** The exchange of coins that is open in this tab; read with `useSnapshot`. */
export const exchangeState = proxy<ExchangeState>({ phase: { kind: 'editing' }, beansUntil: 0 });
