import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { FanClub, openClub } from '../../features/live/fans/index.ts';
import { loadWallet, setBeans, walletState } from '../../features/money/wallet/index.ts';
import { setFollowed } from '../../features/people/channels/index.ts';
import { paths } from '../../shared/paths/index.ts';
import { ClubRooms } from '../live/ClubRooms.tsx';

/** The fan club of a channel over the homepage, whose live sessions are where fans watch, write and give. */
export function HomeClub() {
  const go = useNavigate();
  const [query] = useSearchParams();
  const channelId = query.get('club') ?? '';
  const { wallet } = useSnapshot(walletState);
  useEffect(() => {
    if (channelId === '') return undefined;
    void loadWallet();
    return openClub(channelId, { onBalance: setBeans });
  }, [channelId]);
  const close = () => void go(paths.homepage.href(), { replace: true });
  return (
    <FanClub
      isOpen={channelId !== ''}
      balance={wallet?.beans ?? 0}
      onClose={close}
      onWatch={close}
      Groups={ClubRooms}
      onFollow={() => setFollowed(channelId, true)}
    />
  );
}
