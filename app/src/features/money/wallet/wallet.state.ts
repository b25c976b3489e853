import { emptyPages, type Pages } from '../../../shared/pages/index.ts';
import { memberState } from '../../../shared/session/index.ts';
import type { Lots, StatementLine, Wallet } from './wallet.service.ts';

/** What a part of a page knows of what it shows. */
export type Loaded<Value> =
  | { kind: 'loading' }
  | { kind: 'ready'; value: Value }
  | { kind: 'failed'; error: unknown };

export interface WalletState {
  /** Null until it was loaded once; then the last known. */
  wallet: Wallet | null;
  /** Why the last try failed; null when it did not. */
  walletError: unknown;
  /** The lines of one currency, one page at a time. */
  statement: Pages<StatementLine>;
  lots: Loaded<Lots>;
}

export const emptyWallet = (): WalletState => ({
  wallet: null,
  walletError: null,
  statement: emptyPages(),
  lots: { kind: 'loading' },
});

export const walletState = memberState<WalletState>(emptyWallet);
