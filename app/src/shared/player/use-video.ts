import { fullScreenOf, fullScreenTarget, type FullScreen } from '@goldbean/design-system/live';
import { useEffect, useState, type RefObject } from 'react';

/** What a video says of itself, and what a viewer may do to it; the element stays the one keeper of the truth. */
export function useVideo(video: RefObject<HTMLVideoElement | null>, stage: RefObject<HTMLElement | null>) {
  const [isPaused, setPaused] = useState(false);
  const [sound, setSound] = useState({ isMuted: false, volume: 1 });
  const [fullScreen, setFullScreen] = useState<FullScreen>('none');
  const [isPictureInPicture, setPictureInPicture] = useState(false);

  useEffect(() => {
    const changed = () => setFullScreen(fullScreenOf(stage.current, document.fullscreenElement));
    document.addEventListener('fullscreenchange', changed);
    return () => document.removeEventListener('fullscreenchange', changed);
  }, [stage]);

  const readSound = () => {
    if (video.current) setSound({ isMuted: video.current.muted, volume: video.current.volume });
  };
  // Another video may take the place of the first, with a sound of its own.
  useEffect(() => void video.current?.dispatchEvent(new Event('volumechange')), [video]);
  return {
    isPaused,
    ...sound,
    fullScreen,
    isPictureInPicture,
    /** To be spread on the video. */
    events: {
      onPlay: () => setPaused(false),
      // A stream that is taken away pauses the element too; only a source that is there was paused by the viewer.
      onPause: () => setPaused(video.current?.currentSrc !== '' && video.current?.ended === false),
      onVolumeChange: readSound,
      onLoadedMetadata: readSound,
      onEnterPictureInPicture: () => setPictureInPicture(true),
      onLeavePictureInPicture: () => setPictureInPicture(false),
    },
    setFullScreen: (mode: FullScreen) => {
      void changeScreen(stage.current, mode);
    },
    /** Undefined where the browser has none. */
    setPictureInPicture: document.pictureInPictureEnabled
      ? (isOn: boolean) => {
          const done = isOn ? video.current?.requestPictureInPicture() : document.exitPictureInPicture();
          // A browser may refuse, for instance before the first picture: then nothing changes.
          void done?.catch(() => undefined);
        }
      : undefined,
  };
}

async function changeScreen(stage: HTMLElement | null, mode: FullScreen): Promise<void> {
  try {
    if (mode === 'none') await document.exitFullscreen();
    else if (stage) await fullScreenTarget(stage, mode).requestFullscreen();
  } catch {
    // A browser may refuse, for instance inside a frame: then nothing changes.
  }
}
