import type { Reward } from '@goldbean/contract/money';
import { TaskList as Tasks, type RewardTask, type TaskListState } from '@goldbean/design-system/rewards';
import { useSnapshot, type Snapshot } from 'valtio';
import { errorWords } from '../../../../shared/i18n/index.ts';
import { paths } from '../../../../shared/paths/index.ts';
import { loadRewards, openGuidance } from '../rewards.actions.ts';
import { rewardsState, type RewardsState } from '../rewards.state.ts';

/** The rewards that are given once, and which of them are mine to claim (D51, K23). */
export function TaskList() {
  const { rewards } = useSnapshot(rewardsState);
  return <Tasks state={listState(rewards)} onRetry={() => void loadRewards()} onBegin={openGuidance} />;
}

function listState(rewards: Snapshot<RewardsState['rewards']>): TaskListState {
  if (rewards.kind === 'loading') return { kind: 'loading' };
  if (rewards.kind === 'failed') return { kind: 'error', reason: errorWords(rewards.error) };
  const tasks = rewards.value.map((reward): RewardTask => ({
    kind: reward.kind,
    beans: reward.beans,
    credits: reward.credits,
    next: nextOf(reward),
  }));
  return { kind: 'ready', tasks };
}

function nextOf({ kind, state, at_ts }: Pick<Reward, 'kind' | 'state' | 'at_ts'>): RewardTask['next'] {
  if (state === 'claimed') return { kind: 'claimed', at: at_ts };
  if (state === 'closed') return { kind: 'closed' };
  if (kind === 'newcomer') {
    return { kind: 'page', href: paths.newcomerGift.href({ to: paths.credits.href() }) };
  }
  return { kind: kind === 'guidance' ? 'begin' : 'waiting' };
}
