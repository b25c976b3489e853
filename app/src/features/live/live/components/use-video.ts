import { useEffect, useState, type RefObject } from 'react';

/** What a video says of itself, and what a viewer may do to it; the element stays the one keeper of the truth. */
export function useVideo(video: RefObject<HTMLVideoElement | null>, stage: RefObject<HTMLElement | null>) {
  const [isPaused, setPaused] = useState(false);
  const [sound, setSound] = useState({ isMuted: false, volume: 1 });
  const [isFullScreen, setFullScreen] = useState(false);

  useEffect(() => {
    const changed = () => setFullScreen(document.fullscreenElement === stage.current);
    document.addEventListener('fullscreenchange', changed);
    return () => document.removeEventListener('fullscreenchange', changed);
  }, [stage]);

  const readSound = () => {
    if (video.current) setSound({ isMuted: video.current.muted, volume: video.current.volume });
  };
  return {
    isPaused,
    ...sound,
    isFullScreen,
    /** To be spread on the video. */
    events: {
      onPlay: () => setPaused(false),
      // A stream that is taken away pauses the element too; only a source that is there was paused by the viewer.
      onPause: () => setPaused(video.current?.currentSrc !== '' && video.current?.ended === false),
      onVolumeChange: readSound,
      onLoadedMetadata: readSound,
    },
    setFullScreen: (isOn: boolean) => {
      // A browser may refuse, for instance inside a frame: then nothing changes.
      const done = isOn ? stage.current?.requestFullscreen() : document.exitFullscreen();
      void done?.catch(() => undefined);
    },
  };
}
