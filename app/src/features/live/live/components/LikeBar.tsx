import { LikeButton, type LikeButtonHandle } from '@goldbean/design-system/live';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { like, onLikes } from '../live.actions.ts';
import { liveRoomState } from '../live.state.ts';

/** Hearts at once for the likes of others; the number beside them counts all. */
const heartsMax = 6;

/** Likes the live session; hearts rise for the likes of others too. */
export function LikeBar() {
  const { t } = useTranslation('live-room');
  const { room, likesUnsent } = useSnapshot(liveRoomState);
  const button = useRef<LikeButtonHandle>(null);
  useEffect(() => onLikes((count) => button.current?.burst(Math.min(count, heartsMax))), []);
  const isOnAir = room?.state === 'live';
  return (
    <LikeButton
      ref={button}
      total={(room?.counters.likes ?? 0) + likesUnsent}
      onLike={like}
      disabledReason={isOnAir ? undefined : t('held.notOnAir')}
    />
  );
}
