import type { FairnessState, OpenPacketState, RedPacketState } from '@goldbean/design-system/red-packet';
import type { Snapshot } from 'valtio';
import type { BagStatus, Prize, UnclaimedRedBag } from './live-packets.service.ts';
import type { OpenedBag, LivePacketVerdict } from './live-packets.state.ts';

/** The gift of a prize, as it is drawn; nothing for beans. */
const giftOf = (prize: Snapshot<Prize> | undefined) =>
  prize?.type === 'gift' ? { gift: { icon: prize.gift.icon, name: prize.gift.name } } : {};

/** A bag in the room. */
export function bubbleState(
  bag: Snapshot<UnclaimedRedBag>,
  status: Snapshot<BagStatus> | undefined,
  prize: Snapshot<Prize> | undefined,
): RedPacketState {
  if (status?.mine.state === 'received')
    return { kind: 'received', amount: status.mine.amount, ...giftOf(prize) };
  if (bag.state === 'all_claimed') return { kind: 'none_left' };
  return { kind: bag.state === 'open' ? 'unclaimed' : 'expired' };
}

/** What the paper shows: what is under way, else how the bag stands for me. */
export function paperState(
  { phase, failure }: Snapshot<OpenedBag>,
  status: Snapshot<BagStatus> | undefined,
  prize: Snapshot<Prize> | undefined,
  words: (msgKey: string) => string,
): OpenPacketState {
  if (phase === 'failed') return { kind: 'error', reason: failure };
  if (phase !== 'ready' || !status) return { kind: 'opening' };
  const { mine } = status;
  switch (mine.state) {
    case 'unclaimed':
      return { kind: 'sealed' };
    case 'received':
      return { kind: 'won', amount: mine.amount, isLuckiest: mine.luckiest, ...giftOf(prize) };
    case 'not_allowed':
      return { kind: 'error', reason: words(mine.reason) };
    case 'none_left':
    case 'expired':
      return { kind: mine.state };
  }
}

/** @param failed words for a browser that cannot compute it */
export function proofState(
  { proof }: Snapshot<UnclaimedRedBag>,
  verdict: LivePacketVerdict,
  failed: string,
): FairnessState {
  if (proof.seed === null || proof.shares === null) return { kind: 'committed' };
  const revealed = { seed: proof.seed, shares: proof.shares };
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
