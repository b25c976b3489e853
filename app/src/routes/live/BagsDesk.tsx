import { GivingDesk, type GivingTab } from '@goldbean/design-system/live';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { BagGiving } from '../../features/live/bags/index.ts';
import { reloadKnapsack, useGiftOffers, useOwnGifts } from '../../features/live/gifts/index.ts';
import { liveRoomState } from '../../features/live/live/index.ts';
import { PacketGiving } from '../../features/money/live-packets/index.ts';
import { loadWallet } from '../../features/money/wallet/index.ts';

/** P05: where those who run the live session give bags, red packets and rain. */
export function BagsDesk() {
  const { t } = useTranslation('live-tools');
  const [tab, setTab] = useState<GivingTab>('bag');
  const { room } = useSnapshot(liveRoomState);
  const gifts = useGiftOffers();
  const knapsack = useOwnGifts();
  const common = {
    knapsack,
    disabledReason: room?.state === 'live' ? undefined : t('desk.notOnAir'),
    onPaid: () => {
      void loadWallet();
      void reloadKnapsack();
    },
  };
  return (
    <GivingDesk selected={tab} onSelect={setTab}>
      {tab === 'bag' ? <BagGiving {...common} gifts={gifts} /> : <PacketGiving {...common} what={tab} />}
    </GivingDesk>
  );
}
