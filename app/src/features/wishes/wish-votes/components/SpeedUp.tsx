import { SpeedUpPacks, type SpeedUpState } from '@goldbean/design-system/wishes';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { errorWords } from '../../../../shared/i18n/index.ts';
import { buyPack, choosePacks, loadPacks, openPacks, type PackPorts } from '../wish-votes.actions.ts';
import { wishVotesState } from '../wish-votes.state.ts';

export interface SpeedUpProps {
  readonly wishId: string;
  readonly title: string;
  /** My beans; 0 until they are known. */
  readonly balance: number;
  readonly ports: PackPorts;
  /** Leads to the recharge, and back (M09). */
  readonly onRecharge: () => void;
}

/** G036, G037: speed-up packs for a wish that is open for votes (S10). */
export function SpeedUp({ wishId, title, balance, ports, onRecharge }: SpeedUpProps) {
  const { packs, error, step, votes, total, refusal } = useSnapshot(wishVotesState);
  useEffect(() => openPacks(wishId), [wishId]);
  const state = (): SpeedUpState => {
    if (error !== null) return { kind: 'error', reason: errorWords(error) };
    if (!packs) return { kind: 'loading' };
    switch (step) {
      case 'bought':
        return { kind: 'bought', votes, total };
      case 'buying':
        return { kind: 'buying', packs, votes };
      case 'refused':
        return { kind: 'refused', packs, votes, reason: errorWords(refusal) };
      case 'choosing':
        return { kind: 'choosing', packs };
    }
  };
  return (
    <SpeedUpPacks
      key={wishId}
      state={state()}
      title={title}
      balance={balance}
      onBuy={(pack) => void buyPack(pack.votes, ports)}
      onRecharge={onRecharge}
      onRetry={() => void loadPacks()}
      onMore={choosePacks}
    />
  );
}
