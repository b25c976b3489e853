import { emptyPages, type Pages } from '../../../shared/pages/index.ts';
import type { Loaded } from '../../../shared/pages/loaded.ts';
import { memberState } from '../../../shared/session/index.ts';
import type { Lots, OwnStatementLine, WalletBalances } from './wallet.service.ts';

export interface WalletState {
  /** Null until it was loaded once; then the last known. */
  wallet: WalletBalances | null;
  /** Why the last try failed; null when it did not. */
  walletError: unknown;
  /** The lines of one currency, one page at a time. */
  statement: Pages<OwnStatementLine>;
  lots: Loaded<Lots>;
}

export const emptyWallet = (): WalletState => ({
  wallet: null,
  walletError: null,
  statement: emptyPages(),
  lots: { kind: 'loading' },
});

export const walletState = memberState<WalletState>(emptyWallet);
