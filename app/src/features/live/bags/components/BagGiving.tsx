import { bagLimits } from '@goldbean/contract/live';
import { groupJoiningLimits } from '@goldbean/contract/talk';
import type { GiftOffer } from '@goldbean/design-system/gifts';
import { BagForm, GivenList, type SentGiftsState, type PrizeGift } from '@goldbean/design-system/live';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { useServerNow } from '../../../../shared/clock/index.ts';
import { useDraft } from '../../../../shared/forms/index.ts';
import { refusalWords } from '../../../../shared/i18n/index.ts';
import { bagsState } from '../bags.state.ts';
import { changeBag, giveBag, loadBagDesk, openBagDesk } from '../desk.actions.ts';

export interface BagGivingProps {
  readonly gifts: readonly GiftOffer[];
  readonly knapsack: readonly PrizeGift[];
  /** Why nothing can be given now. */
  readonly disabledReason?: string | undefined;
  /** My beans, or the gifts in my knapsack, have changed. */
  readonly onPaid: () => void;
}

const offerNames = {
  follow: 'follow',
  fan: 'fan',
  fan_level: 'fanLevel',
  iron_fan: 'ironFan',
  comment_text: 'comment',
  gift: 'gift',
} as const;

/** P05: gives a lucky or blessing bag, and sees what runs and how it ended. */
export function BagGiving({ gifts, knapsack, disabledReason, onPaid }: BagGivingProps) {
  const { t } = useTranslation('live-tools');
  const { form, refusal } = useDraft(bagsState);
  const { liveId, desk, bag } = useSnapshot(bagsState);
  useEffect(() => (liveId === '' ? undefined : openBagDesk()), [liveId]);
  const now = useServerNow(1_000);
  const isWaiting = bag?.state === 'open' && bag.draws_ts > now;
  const held = disabledReason ?? (isWaiting ? t('desk.running') : undefined);
  const wrong = (field: string) => {
    const msgKey = form.errors[field];
    return msgKey === undefined ? {} : { [field]: refusalWords(msgKey) };
  };
  const listState = (): SentGiftsState => {
    if (desk.phase === 'loading') return { kind: 'loading' };
    if (desk.phase === 'failed') return { kind: 'error', reason: refusalWords(desk.failure) };
    return {
      kind: 'ready',
      items: desk.list.map(({ id, starts_ts, kind, winners, entries, state }) => ({
        id,
        at: starts_ts,
        name: kind === 1 ? 'lucky' : 'blessing',
        // Those who join are counted in the room.
        status: { kind: 'bag', winners, entries: Math.max(entries, bag?.id === id ? bag.entries : 0) },
        state,
      })),
    };
  };
  return (
    <>
      <BagForm
        draft={form.values}
        onChange={changeBag}
        errors={{ ...wrong('prize'), ...wrong('winners'), ...wrong('duration'), ...wrong('conditions') }}
        offers={desk.offers.map((key) => offerNames[key])}
        gifts={gifts}
        knapsack={knapsack}
        limits={{
          winners: bagLimits.bagWinners,
          beans: bagLimits.bagBeansEach,
          gifts: bagLimits.bagGiftsEach,
          comment: bagLimits.bagCommentCharacters,
          fanLevel: groupJoiningLimits.fanLevelMost,
        }}
        isSending={form.isSending}
        {...(held !== undefined && { disabledReason: held })}
        {...(refusal !== '' && { refusal })}
        onSend={() => void giveBag().then((given) => given && onPaid())}
      />
      <GivenList state={listState()} onRetry={() => void loadBagDesk()} />
    </>
  );
}
