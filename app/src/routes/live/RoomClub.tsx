import { useNavigate, useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { FanClub } from '../../features/live/fans/index.ts';
import { walletState } from '../../features/money/wallet/index.ts';
import { paths } from '../../shared/paths/index.ts';

/** The fan club of the channel over its live room: in the room one watches, writes and gives. */
export function RoomClub({ liveId }: { readonly liveId: string }) {
  const go = useNavigate();
  const [query] = useSearchParams();
  const { wallet } = useSnapshot(walletState);
  const close = () => void go(paths.liveRoom.href({ live_id: liveId }), { replace: true });
  return (
    <FanClub
      isOpen={query.get('club') !== null}
      balance={wallet?.beans ?? 0}
      onClose={close}
      onWatch={close}
    />
  );
}
