import { giftLimits } from '@goldbean/contract/live';
import { type GiftLock, GiftPanel, type GiftPanelState } from '@goldbean/design-system/gifts';
import { useMemo, type ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { refusalWords } from '../../../../shared/i18n/index.ts';
import { keepGiftDraft } from '../gift-draft.ts';
import { offerOf } from '../gift-offers.ts';
import { giveGift, loadPanel } from '../gifts.actions.ts';
import { giftsState } from '../gifts.state.ts';
import type { GiftBarSharedProps } from './BarrageBar.tsx';

export interface GiftBarProps extends GiftBarSharedProps {
  /** The highest level that I have unlocked in the channel's fan club; 0 outside it. */
  readonly fanLevel: number;
  /** Whether I am an iron fan of the channel. */
  readonly isIronFan: boolean;
  /** Leads to where I get what I lack for a gift. */
  readonly onUnlock: (lock: GiftLock) => void;
  /** Beside the tabs of the gifts. */
  readonly aside?: ReactNode;
}

/** E28: chooses a gift and gives it, from my beans or from my knapsack. */
export function GiftBar({ balance, disabledReason, onShort, aside, ...rights }: GiftBarProps) {
  const { liveId, panel, knapsack, isGiving, giftDraft, choices } = useSnapshot(giftsState);
  const state = useMemo((): GiftPanelState => {
    if (panel.phase === 'failed') return { kind: 'error', reason: refusalWords(panel.failure) };
    if (panel.phase === 'loading') return { kind: 'loading' };
    return {
      kind: 'ready',
      tabs: panel.tabs.map(({ key, name, list }) => ({ key, name, gifts: list.map(offerOf) })),
      knapsack: knapsack.map(({ gift, n, expires_ts }) => ({
        gift: offerOf(gift),
        count: n,
        expiresAt: expires_ts,
      })),
    };
  }, [panel, knapsack]);
  const tab =
    giftDraft && panel.tabs.find(({ list }) => list.some(({ gift_id }) => gift_id === giftDraft.giftId))?.key;
  const start = giftDraft && tab !== undefined && tab !== null ? { tab, ...giftDraft } : null;
  return (
    <GiftPanel
      // What it starts with is read once.
      key={choices}
      layout="bar"
      aside={aside}
      state={state}
      balance={balance ?? 0}
      {...rights}
      isSending={isGiving}
      disabledReason={disabledReason}
      most={giftLimits.giftMaxAtOnce}
      onSend={({ gift, count, from }) => void giveGift(gift.id, count, from)}
      onRecharge={({ gift, count }) =>
        onShort(gift.price * count, () => keepGiftDraft(liveId, { giftId: gift.id, count }))
      }
      {...(start && { start })}
      onRetry={() => void loadPanel()}
    />
  );
}
