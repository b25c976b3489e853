import { rechargeChannels } from '@goldbean/contract/money';
import type { GiftLock } from '@goldbean/design-system/gifts';
import { InsufficientBalanceDialog } from '@goldbean/design-system/wallet';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { messagingState } from '../../features/talk/messaging/index.ts';
import { BarrageBar, EffectsSwitch, GiftBar } from '../../features/live/gifts/index.ts';
import { fansState } from '../../features/live/fans/index.ts';
import { LikeBar, liveRoomState } from '../../features/live/live/index.ts';
import { walletState } from '../../features/money/wallet/index.ts';
import { paths } from '../../shared/paths/index.ts';
import { ironPanel } from './LiveIron.tsx';
import { useHeld } from './use-held.ts';

/** Docked under the stage: gifts, and beside them a comment over the picture, likes and what opens the shop. */
export function Giving({ shop }: { readonly shop: ReactNode }) {
  const { t } = useTranslation('live-room');
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  /** What my beans do not suffice for, and how to keep what is filled in (V05). */
  const [short, setShort] = useState<{ need: number; keep: () => void } | null>(null);
  const { room } = useSnapshot(liveRoomState);
  const { wallet } = useSnapshot(walletState);
  const { my } = useSnapshot(messagingState);
  const { info } = useSnapshot(fansState);
  const held = useHeld();
  // D26: who is frozen or muted may give, but neither write nor let words fly.
  const speaking = () => {
    if (room?.my.frozen) return t('held.frozen');
    return my.mutedUntil === null ? undefined : t('held.muted');
  };
  const balance = wallet?.beans ?? null;
  const recharge = () => {
    short?.keep();
    void navigate(
      paths.pay.href({
        to: `${pathname}${search}`,
        channel: String(rechargeChannels.live),
        live_id: room?.live.live_id,
      }),
    );
  };
  const unlock = (lock: GiftLock) => {
    if (!room) return;
    const { live, channel } = room;
    const over = lock === 'iron' ? { panel: ironPanel } : { club: channel.channel_id };
    void navigate(paths.liveRoom.href({ live_id: live.live_id, ...over }));
  };
  const onShort = (need: number, keep: () => void) => setShort({ need, keep });
  return (
    <>
      <GiftBar
        fanLevel={info?.my.unlocked ?? 0}
        isIronFan={room?.my.iron_fan ?? false}
        onUnlock={unlock}
        balance={balance}
        disabledReason={held}
        onShort={onShort}
        aside={
          <>
            <BarrageBar balance={balance} disabledReason={held ?? speaking()} onShort={onShort} />
            <LikeBar />
            <EffectsSwitch />
            {shop}
          </>
        }
      />
      <InsufficientBalanceDialog
        isOpen={short !== null}
        onClose={() => setShort(null)}
        currency="BEAN"
        need={short?.need ?? 0}
        have={balance ?? 0}
        keepsDraft
        onRecharge={recharge}
      />
    </>
  );
}
