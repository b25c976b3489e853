import { Button } from '@goldbean/design-system/primitives';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { FanClub } from '../../features/live/fans/index.ts';
import { markChannel } from '../../features/live/live/index.ts';
import { walletState } from '../../features/money/wallet/index.ts';
import { setFollowed } from '../../features/people/channels/index.ts';
import { ClubRooms } from './ClubRooms.tsx';
import type { paths } from '../../shared/paths/index.ts';

/** Where a club lies over a live session: the room, or its replay. */
export type ClubPlace = typeof paths.liveRoom | typeof paths.livePlayback;

export interface RoomClubProps {
  readonly liveId: string;
  readonly channelId: string;
  readonly place: ClubPlace;
  /** Loads what the club opens (P10); left out where nothing is locked. */
  readonly onJoined?: (() => Promise<unknown>) | undefined;
}

/** The fan club of the channel over its live room or a replay: in the room one watches, writes and gives. */
export function RoomClub({ liveId, channelId, place, onJoined }: RoomClubProps) {
  const go = useNavigate();
  const [query] = useSearchParams();
  const { wallet } = useSnapshot(walletState);
  const close = () => void go(place.href({ live_id: liveId }), { replace: true });
  return (
    <FanClub
      isOpen={query.get('club') !== null}
      balance={wallet?.beans ?? 0}
      onClose={close}
      onWatch={close}
      Groups={ClubRooms}
      onFollow={async () => {
        const followed = await setFollowed(channelId, true);
        if (followed !== null) markChannel({ followed });
        return followed;
      }}
      onJoined={() => {
        if (!onJoined) return;
        // Into what was locked at once.
        close();
        void onJoined();
      }}
    />
  );
}

/** P10: the nearest way into a live session for fans, or its replay. */
export function BecomeFan({ liveId, channelId, place }: Omit<RoomClubProps, 'onJoined'>) {
  const { t } = useTranslation('live-room');
  const go = useNavigate();
  return (
    <Button
      tone="primary"
      fill="filled"
      onClick={() => void go(place.href({ live_id: liveId, club: channelId }))}
    >
      {t('fanClub.join')}
    </Button>
  );
}
