import { BalanceCard, type BalanceState } from '@goldbean/design-system/wallet';
import { useSnapshot, type Snapshot } from 'valtio';
import { errorWords } from '../../../../shared/i18n/index.ts';
import { lastMoment } from '../days.ts';
import { loadWallet } from '../wallet.actions.ts';
import { walletState, type WalletState } from '../wallet.state.ts';

/** The last known balances stay in sight while they are asked for again. */
function balanceState({ wallet, walletError }: Snapshot<WalletState>): BalanceState {
  if (wallet) {
    const { beans, coins, dangwu, credits, held, next_expiry: expiry } = wallet;
    const nextExpiry = expiry && { amount: expiry.amount, at: lastMoment(expiry.at_ts) };
    return { kind: 'ready', beans, coins, dangwu, credits, held, nextExpiry };
  }
  return walletError === null ? { kind: 'loading' } : { kind: 'error', reason: errorWords(walletError) };
}

/** What I own, and what of it expires next (S23). */
export function Balance({ onRecharge }: { readonly onRecharge: () => void }) {
  return (
    <BalanceCard
      state={balanceState(useSnapshot(walletState))}
      onRetry={() => void loadWallet()}
      onRecharge={onRecharge}
    />
  );
}
