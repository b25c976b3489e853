import type { QualityTier } from '@goldbean/contract/live';
import { useEffect, type RefObject } from 'react';
import { useSnapshot } from 'valtio';
import { createPlayer, pictureSource } from '../../../shared/player/index.ts';
import { takeAddress } from './live.actions.ts';
import { liveRoomState as state, type LiveRoom } from './live.state.ts';
import { chooseQuality, freshTierAddress, refreshTiers } from './quality.actions.ts';
import { seesPause } from './stage-state.ts';

type PictureFact = 'state' | 'hasTestPicture' | 'interruptedUntil' | 'pausedSince' | 'my';
type Video = RefObject<HTMLVideoElement | null>;

/** Of the stage that is on the page: one shows the picture, the other waits for another tier. */
let videos: readonly [Video, Video] | null = null;

/** The player of this tab: one live session is watched at a time. */
export const livePlayer = createPlayer<HTMLVideoElement>({
  isSupported: () => pictureSource.isSupported(),
  open: (...given) => pictureSource.open(...given),
  freshAddress: freshTierAddress,
  onChange: (status) => {
    state.player = { ...status };
  },
  onSwap: (video) => {
    state.shown = videos?.[1].current === video ? 1 : 0;
  },
  isOnline: () => navigator.onLine,
  isHidden: () => document.visibilityState === 'hidden',
  random: Math.random,
});

/** Whether a picture is to be had of the live session now. */
function hasPicture(room: Pick<LiveRoom, PictureFact>): boolean {
  if (room.state !== 'live') return room.hasTestPicture;
  return room.interruptedUntil === null && (room.pausedSince === null || seesPause(room.my.role));
}

/** K27. */
export function chooseTier(key: QualityTier): void {
  void chooseQuality(key, async (url) => {
    const free = videos?.[state.shown === 0 ? 1 : 0].current;
    return free ? livePlayer.switchTo(free, url) : false;
  });
}

/**
 * Plays the present live session in a video for as long as it is on air and the page is in front; stops in between,
 * so that a hidden page fetches no picture.
 * @param isSilent begins without sound; later the viewer's own choice stays
 */
export function useLivePlayer(first: Video, second: Video, isSilent: boolean): void {
  const { room } = useSnapshot(state);
  const isOnAir = room !== null && hasPicture(room);
  useEffect(() => {
    const pair = [first, second] as const;
    const target = pair[state.shown].current;
    if (!isOnAir || !target) return undefined;
    videos = pair;
    livePlayer.start(target, state.quality.chosen === 'original' ? takeAddress() : '', isSilent);
    void refreshTiers();
    window.addEventListener('online', livePlayer.retryNow);
    return () => {
      window.removeEventListener('online', livePlayer.retryNow);
      livePlayer.stop();
    };
  }, [isOnAir, isSilent, first, second]);
}
