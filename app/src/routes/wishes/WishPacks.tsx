import { rechargeChannels } from '@goldbean/contract/money';
import { votePacks } from '@goldbean/contract/wishes';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { loadWallet, setBeans, walletState } from '../../features/money/wallet/index.ts';
import { SpeedUp } from '../../features/wishes/wish-votes/index.ts';
import { takeVotes } from '../../features/wishes/wishes/index.ts';
import { paths } from '../../shared/paths/index.ts';

export interface WishPacksProps {
  readonly wishId: string;
  readonly title: string;
  /** Address of the page that shows them with a pack chosen, for the way back from a recharge (M09). */
  readonly hrefOf: (pack: string) => string;
}

/** The pack that an address names; 0 for none that is sold. */
const packOf = (named: string | null): number =>
  votePacks.find(({ votes }) => String(votes) === named)?.votes ?? 0;

const ports = { onBalance: setBeans, onVotes: takeVotes };

/** Speed-up packs for a wish, paid from my beans (S10, K20). */
export function WishPacks({ wishId, title, hrefOf }: WishPacksProps) {
  const go = useNavigate();
  const [fields] = useSearchParams();
  const { wallet } = useSnapshot(walletState);
  useEffect(() => void loadWallet(), []);
  const channel = String(rechargeChannels.beanCentre);
  return (
    <SpeedUp
      wishId={wishId}
      title={title}
      balance={wallet?.beans ?? null}
      pack={packOf(fields.get('pack'))}
      ports={ports}
      onRecharge={(pack) => void go(paths.pay.href({ to: hrefOf(String(pack)), channel }))}
    />
  );
}
