import { proxy } from 'valtio/vanilla';
import type { Exchanged } from './exchange.service.ts';

export type ExchangePhase =
  | { kind: 'editing' }
  | { kind: 'exchanging' }
  | { kind: 'refused'; error: unknown }
  | { kind: 'done'; value: Exchanged };

/** The exchange of coins that is open in this tab; read with `useSnapshot`. */
export const exchangeState = proxy<{ phase: ExchangePhase }>({ phase: { kind: 'editing' } });
