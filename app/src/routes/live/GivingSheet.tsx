import styled from '@emotion/styled';
import { tokens } from '@goldbean/design-system/theme';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { chatState } from '../../features/chat/index.ts';
import { BarrageBar, GiftBar } from '../../features/gifts/index.ts';
import { LikeBar, liveRoomState } from '../../features/live/index.ts';
import { walletState } from '../../features/wallet/index.ts';
import { paths } from '../../shared/paths/index.ts';
import { connectionState } from '../../shared/socket/index.ts';
import { Sheet } from './room-layout.ts';

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${tokens.space[4]};
  align-items: start;
`;

/** Under the stage: a comment over the picture, likes, and gifts. */
export function GivingSheet() {
  const { t } = useTranslation('live-room');
  const navigate = useNavigate();
  const { room } = useSnapshot(liveRoomState);
  const { wallet } = useSnapshot(walletState);
  const { my } = useSnapshot(chatState);
  const { phase } = useSnapshot(connectionState);
  const general = () => {
    if (room?.state !== 'live') return t('held.notOnAir');
    return phase === 'connected' ? undefined : t('held.offline');
  };
  // D26: who is frozen or muted may give, but neither write nor let words fly.
  const speaking = () => {
    if (room?.my.frozen) return t('held.frozen');
    return my.mutedUntil === null ? undefined : t('held.muted');
  };
  const balance = wallet?.beans ?? null;
  const recharge = () => void navigate(paths.myGold.href());
  return (
    <Sheet>
      <Line>
        <BarrageBar balance={balance} heldReason={general() ?? speaking()} onRecharge={recharge} />
        <LikeBar />
      </Line>
      <GiftBar balance={balance} heldReason={general()} onRecharge={recharge} />
    </Sheet>
  );
}
