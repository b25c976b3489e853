import { OnlineList, type OnlineListState } from '@goldbean/design-system/live';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { loadMoreOnline, loadOnline, openOnline } from '../live.actions.ts';
import { liveRoomState } from '../live.state.ts';

export interface OnlinePanelProps {
  /** A member was pressed. */
  readonly onOpen?: (member: { readonly uid: string; readonly nickname: string }) => void;
}

/** Who is in the room. */
export function OnlinePanel({ onOpen }: OnlinePanelProps) {
  const { room, online } = useSnapshot(liveRoomState);
  const count = room?.counters.online;
  useEffect(openOnline, []);
  const teacher = room?.streamer.uid;
  const state = (): OnlineListState => {
    if (online.phase === 'loading') return { kind: 'loading' };
    if (online.phase === 'failed') return { kind: 'error', reason: '' };
    return {
      kind: 'ready',
      hasMore: online.list.length < online.total,
      isLoadingMore: online.isLoadingMore,
      members: online.list.map(({ user, level, medal }) => ({
        uid: user.uid,
        nickname: user.nickname,
        img: user.img,
        level,
        medal,
        ...(user.uid === teacher && { role: 'teacher' as const }),
      })),
    };
  };
  return (
    <OnlineList
      state={state()}
      total={Math.max(count ?? 0, online.total)}
      onRetry={() => void loadOnline()}
      onMore={() => void loadMoreOnline()}
      {...(onOpen && { onOpen })}
    />
  );
}
