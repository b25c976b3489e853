import type {
  BagPrizeView,
  BagState,
  BagConditionView as ShownCondition,
} from '@goldbean/design-system/live';
import type { FairnessState } from '@goldbean/design-system/red-packet';
import type { Snapshot } from 'valtio';
import type { Bag, BagCondition } from '../bags.service.ts';
import type { BagsState } from '../bags.state.ts';

type BagView = Snapshot<Bag>;

export const prizeOf = ({ prize }: Pick<BagView, 'prize'>): BagPrizeView =>
  prize.type === 'beans'
    ? { kind: 'beans', beans: prize.amount }
    : { kind: 'gift', gift: { icon: prize.gift.icon, name: prize.gift.name }, count: prize.n };

function conditionOf({ key, text, gift, met: isMet }: Snapshot<BagCondition>): ShownCondition {
  switch (key) {
    case 'follow':
    case 'fan':
    case 'iron_fan':
      return { key, isMet };
    case 'fan_level':
      return { key, level: Number(text), isMet };
    case 'comment_text':
      return { key: 'comment', text, isMet };
    case 'gift':
      return { key, gift: { icon: gift?.icon ?? '', name: text }, isMet };
  }
}

/** How a bag stands for me. @param now the server's clock, UTC ms */
export function bagStateOf(
  bag: BagView,
  {
    joined,
    conditions,
    isJoining,
    award,
  }: Snapshot<Pick<BagsState, 'joined' | 'conditions' | 'isJoining' | 'award'>>,
  now: number,
): BagState {
  if (bag.state === 'void') return { kind: 'void', reason: bag.void_reason ?? 'nobody' };
  if (bag.state === 'drawn') {
    if (!award) return { kind: 'drawing' };
    const winners = award.winners.map(({ nickname }) => nickname);
    if (award.mine.won) return { kind: 'won', winners };
    return { kind: joined ? 'lost' : 'drawn', winners };
  }
  if (bag.draws_ts <= now) return { kind: 'drawing' };
  if (joined) return { kind: 'joined', drawsAt: bag.draws_ts };
  // Until the server has said what I meet, nothing counts as met.
  const known = conditions.length > 0 ? conditions : bag.conditions.map((one) => ({ ...one, met: false }));
  return { kind: 'waiting', drawsAt: bag.draws_ts, conditions: known.map(conditionOf), isJoining };
}

/** @param failed words for a browser that cannot compute it */
export function drawProofState(
  proof: Snapshot<NonNullable<BagsState['proof']>>,
  failed: string,
): FairnessState {
  const { data, verdict } = proof;
  if (!data) return { kind: 'committed' };
  const revealed = { seed: data.seed, shares: [] };
  switch (verdict.kind) {
    case 'unasked':
      return { ...revealed, kind: 'revealed' };
    case 'verifying':
    case 'matched':
      return { ...revealed, kind: verdict.kind };
    case 'mismatched':
      return { ...revealed, kind: 'mismatched', computed: verdict.computed };
    case 'failed':
      return { ...revealed, kind: 'error', reason: failed };
  }
}
