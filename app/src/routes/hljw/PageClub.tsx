import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { FanClub, openClub } from '../../features/live/fans/index.ts';
import { loadWallet, setBeans, walletState } from '../../features/money/wallet/index.ts';
import { setFollowed } from '../../features/people/channels/index.ts';
import { ClubRooms } from '../live/ClubRooms.tsx';

export interface PageClubProps {
  /** The address of the page beneath. */
  readonly href: string;
  /** Leads to where fans watch, write and give. */
  readonly watchHref: string;
}

/** The fan club of a channel over a page, by its address (E14, D91). */
export function PageClub({ href, watchHref }: PageClubProps) {
  const go = useNavigate();
  const [query] = useSearchParams();
  const channelId = query.get('club') ?? '';
  const { wallet } = useSnapshot(walletState);
  useEffect(() => {
    if (channelId === '') return undefined;
    void loadWallet();
    return openClub(channelId, { onBalance: setBeans });
  }, [channelId]);
  return (
    <FanClub
      isOpen={channelId !== ''}
      balance={wallet?.beans ?? 0}
      onClose={() => void go(href, { replace: true })}
      onWatch={() => void go(watchHref, { replace: watchHref === href })}
      Groups={ClubRooms}
      onFollow={() => setFollowed(channelId, true)}
    />
  );
}
