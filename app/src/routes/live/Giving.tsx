import { rechargeChannels } from '@goldbean/contract/money';
import { InsufficientBalanceDialog } from '@goldbean/design-system/wallet';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { messagingState } from '../../features/talk/messaging/index.ts';
import { BarrageBar, GiftBar } from '../../features/live/gifts/index.ts';
import { LikeBar, liveRoomState } from '../../features/live/live/index.ts';
import { walletState } from '../../features/money/wallet/index.ts';
import { paths } from '../../shared/paths/index.ts';
import { connectionState } from '../../shared/socket/index.ts';

/** Docked under the stage: gifts, and beside them a comment over the picture and likes. */
export function Giving() {
  const { t } = useTranslation('live-room');
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  /** What my beans do not suffice for, and how to keep what is filled in (V05). */
  const [short, setShort] = useState<{ need: number; keep: () => void } | null>(null);
  const { room } = useSnapshot(liveRoomState);
  const { wallet } = useSnapshot(walletState);
  const { my } = useSnapshot(messagingState);
  const { phase } = useSnapshot(connectionState);
  const general = () => {
    if (!room) return t('held.entering');
    if (room.state !== 'live') return t('held.notOnAir');
    return phase === 'connected' ? undefined : t('held.offline');
  };
  // D26: who is muted may give, but neither write nor let words fly; who is frozen does none of it.
  const giving = () => general() ?? (room?.my.frozen ? t('held.frozen') : undefined);
  const speaking = () => (my.mutedUntil === null ? undefined : t('held.muted'));
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
  const onShort = (need: number, keep: () => void) => setShort({ need, keep });
  return (
    <>
      <GiftBar
        balance={balance}
        heldReason={giving()}
        onShort={onShort}
        aside={
          <>
            <BarrageBar balance={balance} heldReason={giving() ?? speaking()} onShort={onShort} />
            <LikeBar />
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
