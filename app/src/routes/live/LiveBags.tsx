import { useSnapshot } from 'valtio';
import { BagPanel } from '../../features/live/bags/index.ts';
import { chooseGift } from '../../features/live/gifts/index.ts';
import { liveRoomState, markChannel } from '../../features/live/live/index.ts';
import { LivePackets } from '../../features/money/live-packets/index.ts';
import { setFollowed } from '../../features/people/channels/index.ts';
import { useHeld } from './use-held.ts';

/** Beside the talk: the lucky bag that waits, and the red packets of the live session (E04, E19). */
export function LiveBags() {
  const { room } = useSnapshot(liveRoomState);
  const held = useHeld();
  if (!room) return null;
  const follow = async () => {
    const followed = await setFollowed(room.channel.channel_id, true);
    if (followed !== null) markChannel({ followed });
  };
  return (
    <>
      <BagPanel
        isFollowed={room.my.followed}
        heldReason={held}
        onFollow={() => void follow()}
        onGive={chooseGift}
      />
      <LivePackets />
    </>
  );
}
