import { rechargeChannels } from '@goldbean/contract/money';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { loadWallet, setBeans, walletState } from '../../features/money/wallet/index.ts';
import { SpeedUp } from '../../features/wishes/wish-votes/index.ts';
import { takeVotes } from '../../features/wishes/wishes/index.ts';
import { paths } from '../../shared/paths/index.ts';

export interface WishPacksProps {
  readonly wishId: string;
  readonly title: string;
  /** Address of the page that shows them, for the way back from a recharge (M09). */
  readonly here: string;
}

const ports = { onBalance: setBeans, onVotes: takeVotes };

/** Speed-up packs for a wish, paid from my beans (S10, K20). */
export function WishPacks({ wishId, title, here }: WishPacksProps) {
  const go = useNavigate();
  const { wallet } = useSnapshot(walletState);
  useEffect(() => void loadWallet(), []);
  const channel = String(rechargeChannels.beanCentre);
  return (
    <SpeedUp
      wishId={wishId}
      title={title}
      balance={wallet?.beans ?? 0}
      ports={ports}
      onRecharge={() => void go(paths.pay.href({ to: here, channel }))}
    />
  );
}
