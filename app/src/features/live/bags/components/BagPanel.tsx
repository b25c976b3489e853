import { luckyBagKinds } from '@goldbean/contract/live';
import { BlessingBag, LuckyBag, type BagProps } from '@goldbean/design-system/live';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { serverNow, useServerNow } from '../../../../shared/clock/index.ts';
import { session } from '../../../../shared/session/index.ts';
import { joinBag, markEligibility } from '../bags.actions.ts';
import { openProof } from '../proof.actions.ts';
import { bagsState } from '../bags.state.ts';
import { bagStateOf, prizeOf } from './bag-view.ts';
import { DrawProof } from './DrawProof.tsx';

export interface BagPanelProps {
  /** What I am to the channel, in any words: with each change the conditions that I meet are asked for again. */
  readonly eligibility: string;
  /** Why nobody can join anything now. */
  readonly disabledReason?: string | undefined;
  /** Follows the channel. */
  readonly onFollow: () => void;
  /** Opens the fan club of the channel. */
  readonly onClub: () => void;
  /** Opens the iron-fan plans of the channel. */
  readonly onIron: () => void;
  /** Opens the gifts at one that is asked for. */
  readonly onGive: (giftId: string) => void;
}

/** E19: the bag that waits in the live session, or was drawn just now; nothing where there is none. */
export function BagPanel({ eligibility, disabledReason, onFollow, onClub, onIron, onGive }: BagPanelProps) {
  const { t } = useTranslation('live-tools');
  const { bag, ...mine } = useSnapshot(bagsState);
  const { userBaseInfo } = useSnapshot(session);
  const now = useServerNow(1_000);
  useEffect(() => markEligibility(eligibility), [eligibility]);
  if (!bag) return null;
  const isOwn = bag.giver.uid === userBaseInfo?.uid;
  const held = isOwn ? t('bag.own') : disabledReason;
  const props: BagProps = {
    state: bagStateOf(bag, mine, now),
    prize: prizeOf(bag),
    winners: bag.winners,
    entries: bag.entries,
    onJoin: () => void joinBag(),
    now: serverNow,
    ...(held !== undefined && { disabledReason: held }),
    ...(!isOwn && {
      onMeet: (way) => {
        const giftId = bag.conditions.find((condition) => condition.key === 'gift')?.gift?.gift_id;
        if (way === 'follow') onFollow();
        else if (way === 'club') onClub();
        else if (way === 'iron') onIron();
        else if (giftId !== undefined) onGive(giftId);
      },
    }),
    ...(bag.state === 'drawn' && { onProof: () => void openProof() }),
  };
  return (
    <>
      {bag.kind === luckyBagKinds.lucky ? (
        <LuckyBag {...props} />
      ) : (
        <BlessingBag {...props} giver={bag.giver.nickname} />
      )}
      <DrawProof />
    </>
  );
}
