import { emptyForm, type DraftFormState } from '../../../shared/forms/index.ts';
import { memberState } from '../../../shared/session/index.ts';
import type { ExchangeResult } from './exchange.service.ts';

export type ExchangePhase =
  | { kind: 'editing' }
  | { kind: 'refused'; error: unknown }
  | { kind: 'done'; value: ExchangeResult };

/** What is filled in. */
export interface ExchangeDraft {
  /** As it was typed. */
  coins: string;
  /** The agreement was read (V35). */
  isAgreed: boolean;
}

export const emptyExchange = (): ExchangeDraft => ({ coins: '', isAgreed: false });

export interface ExchangeState {
  form: DraftFormState<ExchangeDraft>;
  /** What became of the form. */
  phase: ExchangePhase;
  /** Until when beans are valid that are received now, UTC ms. */
  beansUntil: number;
}

/** The exchange of coins that is open in this tab; read with `useSnapshot`. */
export const exchangeState = memberState<ExchangeState>(() => ({
  form: emptyForm(emptyExchange()),
  phase: { kind: 'editing' },
  beansUntil: 0,
}));
