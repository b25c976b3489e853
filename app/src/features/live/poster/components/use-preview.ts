import { useEffect, type RefObject } from 'react';
import { freshAddress, showPicture, takeAddress } from '../poster.actions.ts';

/**
 * Plays the preview in a video, without sound, while it is wanted and the page is in front. What breaks off is not
 * begun anew: the server shows a minute, and then it is over.
 * @param onStop it stopped by itself: until the visitor asks it is not wanted any more
 */
export function usePreview(
  video: RefObject<HTMLVideoElement | null>,
  isWanted: boolean,
  onStop: () => void,
): void {
  useEffect(() => {
    const target = video.current;
    if (!isWanted || !target) return undefined;
    const left = new AbortController();
    showPicture('loading');
    void (async () => {
      // The player is larger than the rest of the page: it comes when there is something to play.
      const { createPlayer, pictureSource } = await import('../../../../shared/player/index.ts');
      if (left.signal.aborted) return;
      let hasPlayed = false;
      const leave = (picture: 'over' | 'paused') => {
        if (left.signal.aborted) return;
        left.abort();
        showPicture(picture);
        onStop();
      };
      const player = createPlayer<HTMLVideoElement>({
        isSupported: () => pictureSource.isSupported(),
        open: (...given) => pictureSource.open(...given),
        freshAddress,
        onChange: ({ phase }) => {
          if (left.signal.aborted || phase === 'idle' || phase === 'connecting') return;
          if (phase !== 'playing') return leave(hasPlayed ? 'over' : 'paused');
          hasPlayed = true;
          showPicture('playing');
        },
        isOnline: () => navigator.onLine,
        isHidden: () => document.visibilityState === 'hidden',
        random: Math.random,
      });
      left.signal.addEventListener('abort', () => player.stop());
      document.addEventListener(
        'visibilitychange',
        () => {
          if (document.visibilityState === 'hidden') leave('paused');
        },
        { signal: left.signal },
      );
      player.start(target, takeAddress(), true);
    })();
    return () => {
      if (left.signal.aborted) return;
      left.abort();
      showPicture('paused');
    };
  }, [video, isWanted, onStop]);
}
