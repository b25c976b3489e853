import { rewardLimits } from '@goldbean/contract/money';
import { NewcomerGiftScreen, type NewcomerGiftState } from '@goldbean/design-system/screens/rewards';
import { useState } from 'react';
import { useSnapshot, type Snapshot } from 'valtio';
import { errorWords } from '../../../../shared/i18n/index.ts';
import { paths } from '../../../../shared/paths/index.ts';
import { claim, loadRewards } from '../rewards.actions.ts';
import { rewardsState, type RewardsState } from '../rewards.state.ts';

/** The newcomer gift, from the offer to what it gave (S28). @param onLeave leads on after a claim (K19) */
export function NewcomerGift({ onLeave }: { readonly onLeave: () => void }) {
  const state = useSnapshot(rewardsState);
  const [isStaying, setIsStaying] = useState(false);
  const shown = giftState(state, isStaying);
  return (
    shown && (
      <NewcomerGiftScreen
        state={shown}
        accountHref={paths.myGold.href()}
        homeHref={paths.homepage.href()}
        onClaim={() => void claim('newcomer')}
        onStay={() => setIsStaying(true)}
        onLeave={onLeave}
        onRetry={() => void loadRewards()}
      />
    )
  );
}

function giftState(
  { rewards, claimed, claiming }: Snapshot<RewardsState>,
  isStaying: boolean,
): NewcomerGiftState | null {
  if (rewards.kind === 'loading') return { kind: 'loading' };
  if (rewards.kind === 'failed') return { kind: 'error', reason: errorWords(rewards.error) };
  if (claimed) {
    const { beans, credits } = claimed;
    return { kind: 'given', beans, credits, leavesInMs: isStaying ? null : rewardLimits.claimRedirectMs };
  }
  const gift = rewards.value.find(({ kind }) => kind === 'newcomer');
  if (!gift) return null;
  const { beans, credits } = gift;
  if (gift.state === 'open') return { kind: 'open', isClaiming: claiming !== null, beans, credits };
  return { kind: gift.state === 'claimed' ? 'mine' : 'closed', beans, credits };
}
