import { SpeedUpPacks, type SpeedUpState } from '@goldbean/design-system/wishes';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { asApiError } from '../../../../shared/api/index.ts';
import { errorWords } from '../../../../shared/i18n/index.ts';
import { buyPack, choosePacks, loadPacks, openPacks, type PackPorts } from '../wish-votes.actions.ts';
import { wishVotesState } from '../wish-votes.state.ts';

export interface SpeedUpProps {
  readonly wishId: string;
  readonly title: string;
  /** My beans; null while they are not known. */
  readonly balance: number | null;
  readonly ports: PackPorts;
  /** Votes of the pack that is chosen at first; 0 for none. */
  readonly pack: number;
  /** Leads to the recharge, and back to the pack that is chosen (M09). */
  readonly onRecharge: (pack: number) => void;
}

/** G036, G037: speed-up packs for a wish that is open for votes (S10). */
export function SpeedUp({ wishId, title, balance, pack, ports, onRecharge }: SpeedUpProps) {
  const { wishId: opened, packs, error, step, votes, total, refusal } = useSnapshot(wishVotesState);
  // The form takes its first choice when it appears, and the packs of the wish are opened after that.
  const isOpen = opened === wishId;
  useEffect(() => openPacks(wishId, pack), [wishId, pack]);
  const state = (): SpeedUpState => {
    if (error !== null) return { kind: 'error', reason: errorWords(error) };
    if (!packs || !isOpen) return { kind: 'loading' };
    switch (step) {
      case 'bought':
        return { kind: 'bought', votes, total };
      case 'buying':
        return { kind: 'buying', packs, votes };
      case 'refused':
        return { kind: 'refused', packs, votes, reason: errorWords(refusal) };
      case 'choosing':
        return { kind: 'choosing', packs, votes };
    }
  };
  // The refusal says how many there are, also where the wallet did not answer.
  const have = refusal === null ? undefined : asApiError(refusal).detail['balance'];
  const refusedFor = typeof have === 'number' ? have : null;
  return (
    <SpeedUpPacks
      key={wishId}
      state={state()}
      title={title}
      balance={balance ?? refusedFor}
      onBuy={(chosen) => void buyPack(chosen.votes, ports)}
      onRecharge={(chosen) => onRecharge(chosen.votes)}
      onRetry={() => void loadPacks()}
      onMore={choosePacks}
    />
  );
}
