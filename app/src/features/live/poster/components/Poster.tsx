import { LivePoster } from '@goldbean/design-system/live';
import { useReducedMotion } from '@goldbean/design-system/motion';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { openPoster } from '../poster.actions.ts';
import { posterState } from '../poster.state.ts';
import { isDataCheap, networkOf } from '../preview-wish.ts';
import { usePreview } from './use-preview.ts';

/** What is on air, playing without sound where that disturbs nobody, or what comes next. */
export function Poster() {
  const { phase, live, hasPicture, picture } = useSnapshot(posterState);
  const video = useRef<HTMLVideoElement>(null);
  const wantsLess = useReducedMotion();
  /** What the visitor pressed; null before. */
  const [choice, setChoice] = useState<boolean | null>(null);
  const stopped = useCallback(() => setChoice(false), []);
  useEffect(openPoster, []);
  usePreview(video, hasPicture && (choice ?? (!wantsLess && isDataCheap(networkOf(navigator)))), stopped);
  const kind = phase === 'loading' ? 'loading' : 'quiet';
  return (
    <LivePoster
      state={
        live
          ? {
              kind: 'shown',
              status: live.state,
              title: live.name,
              cover: live.background,
              teacher: live.streamer,
              channelName: live.channel.name,
              startsAt: live.start_time_ts,
              online: live.online,
              picture: hasPicture ? picture : 'none',
            }
          : { kind }
      }
      onPlay={() => setChoice(true)}
      onPause={stopped}
    >
      <video ref={video} muted playsInline aria-hidden="true" />
    </LivePoster>
  );
}
