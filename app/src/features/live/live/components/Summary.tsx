import { LiveSummary } from '@goldbean/design-system/live';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { liveRoomState } from '../live.state.ts';

/** What the live session that is over came to; nothing until it is known. @param action what to do next */
export function Summary({ action }: { readonly action?: ReactNode }) {
  const { room, figures } = useSnapshot(liveRoomState);
  if (!room || !figures) return null;
  const { duration, watched, peak, likes, earned } = figures;
  return (
    <LiveSummary
      end={room.state === 'stopped' ? { kind: 'stopped', reason: room.endReason } : { kind: 'ended' }}
      duration={duration}
      watched={watched}
      peak={peak}
      likes={likes}
      earned={earned}
      action={action}
    />
  );
}
