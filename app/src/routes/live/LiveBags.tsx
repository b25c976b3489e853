import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { BagPanel } from '../../features/live/bags/index.ts';
import { fansState } from '../../features/live/fans/index.ts';
import { chooseGift } from '../../features/live/gifts/index.ts';
import { liveRoomState, markChannel } from '../../features/live/live/index.ts';
import { LivePackets } from '../../features/money/live-packets/index.ts';
import { setFollowed } from '../../features/people/channels/index.ts';
import { paths } from '../../shared/paths/index.ts';
import { ironPanel } from './LiveIron.tsx';
import { useHeld } from './use-held.ts';

/** Beside the talk: the lucky bag that waits, and the red packets of the live session (E04, E19). */
export function LiveBags() {
  const { room } = useSnapshot(liveRoomState);
  const { info } = useSnapshot(fansState);
  const go = useNavigate();
  const held = useHeld();
  if (!room) return null;
  const { live_id } = room.live;
  const follow = async () => {
    const followed = await setFollowed(room.channel.channel_id, true);
    if (followed !== null) markChannel({ followed });
  };
  return (
    <>
      <BagPanel
        eligibility={[room.my.followed, room.my.iron_fan, info?.my.unlocked].join(' ')}
        disabledReason={held}
        onFollow={() => void follow()}
        onClub={() => void go(paths.liveRoom.href({ live_id, club: room.channel.channel_id }))}
        onIron={() => void go(paths.liveRoom.href({ live_id, panel: ironPanel }))}
        onGive={chooseGift}
      />
      <LivePackets />
    </>
  );
}
