import { LiveHead as Head } from '@goldbean/design-system/live';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { liveRoomState } from '../../features/live/live/index.ts';

export interface RoomLiveHeadProps {
  /** Who lead. */
  readonly rank?: ReactNode;
  readonly children?: ReactNode;
}

/** What the live session is about, how it stands, who teaches and how many watch. */
export function LiveHead({ rank, children }: RoomLiveHeadProps) {
  const { room, failure } = useSnapshot(liveRoomState);
  if (!room) return failure === null ? <Head state={{ kind: 'loading' }} /> : null;
  const { live, streamer, counters, interruptedUntil } = room;
  return (
    <Head
      state={{
        kind: 'ready',
        title: live.name,
        status: room.state === 'live' && interruptedUntil !== null ? 'interrupted' : room.state,
        teacher: streamer.nickname,
        watching: counters.online,
      }}
      rank={rank}
    >
      {children}
    </Head>
  );
}
