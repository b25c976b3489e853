import { LotsCard, type LotListState } from '@goldbean/design-system/wallet';
import { useEffect } from 'react';
import { useSnapshot, type Snapshot } from 'valtio';
import { serverNow } from '../../../../shared/clock/index.ts';
import { errorWords } from '../../../../shared/i18n/index.ts';
import { lotsByDay } from '../lots-view.ts';
import { loadLots } from '../wallet.actions.ts';
import { walletState, type WalletState } from '../wallet.state.ts';

/** Which beans expire when, in the order in which the next purchase takes them (S23). */
export function Lots() {
  const { lots } = useSnapshot(walletState);
  useEffect(() => {
    void loadLots();
  }, []);
  return <LotsCard state={listState(lots)} onRetry={() => void loadLots()} now={serverNow} />;
}

function listState(lots: Snapshot<WalletState['lots']>): LotListState {
  if (lots.kind === 'failed') return { kind: 'error', reason: errorWords(lots.error) };
  if (lots.kind === 'loading') return { kind: 'loading' };
  return { kind: 'ready', lots: lotsByDay(lots.value.list) };
}
