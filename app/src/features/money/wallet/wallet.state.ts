import { proxy } from 'valtio/vanilla';
import type { Lots, StatementPage, Wallet } from './wallet.service.ts';

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
  statement: Loaded<StatementPage>;
  lots: Loaded<Lots>;
}

export const emptyWallet = (): WalletState => ({
  wallet: null,
  walletError: null,
  statement: { kind: 'loading' },
  lots: { kind: 'loading' },
});

export const walletState = proxy<WalletState>(emptyWallet());
