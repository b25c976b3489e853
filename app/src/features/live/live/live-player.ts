import { useEffect, type RefObject } from 'react';
import { useSnapshot } from 'valtio';
import { createPlayer, pictureSource } from '../../../shared/player/index.ts';
import { freshAddress, takeAddress } from './live.actions.ts';
import { liveRoomState as state } from './live.state.ts';

/** The player of this tab: one live session is watched at a time. */
export const livePlayer = createPlayer<HTMLVideoElement>({
  isSupported: () => pictureSource.isSupported(),
  open: (...given) => pictureSource.open(...given),
  freshAddress,
  onChange: (status) => {
    state.player = { ...status };
  },
  isOnline: () => navigator.onLine,
  isHidden: () => document.visibilityState === 'hidden',
  random: Math.random,
});

/**
 * Plays the present live session in a video for as long as it is on air and the page is in front; stops in between,
 * so that a hidden page fetches no picture.
 * @param isSilent begins without sound; later the viewer's own choice stays
 */
export function useLivePlayer(video: RefObject<HTMLVideoElement | null>, isSilent: boolean): void {
  const { room } = useSnapshot(state);
  const isOnAir = room?.state === 'live' && room.interruptedUntil === null;
  useEffect(() => {
    const target = video.current;
    if (!isOnAir || !target) return undefined;
    livePlayer.start(target, takeAddress(), isSilent);
    window.addEventListener('online', livePlayer.retryNow);
    return () => {
      window.removeEventListener('online', livePlayer.retryNow);
      livePlayer.stop();
    };
  }, [isOnAir, isSilent, video]);
}
