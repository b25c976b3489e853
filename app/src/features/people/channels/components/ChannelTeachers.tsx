import { MemberRows } from '@goldbean/design-system/people';
import { useLocation } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { profileHref } from '../../../../shared/paths/index.ts';
import { loadChannel } from '../channels.actions.ts';
import { channelsState } from '../channels.state.ts';

const nothing = () => undefined;

/** Who goes on air in a channel; each leads to their profile, where they are followed (S13, S43). */
export function ChannelTeachers() {
  const place = useLocation();
  const { info } = useSnapshot(channelsState).one;
  const onAir = info?.next_live?.state === 'live' ? info.next_live.streamer.uid : null;
  const rows = (info?.teachers ?? []).map(({ uid, nickname, img }) => ({
    key: uid,
    uid,
    nickname,
    img,
    href: profileHref(place, uid),
    isLive: uid === onAir,
    follow: null,
  }));
  return (
    <MemberRows
      state={{ kind: 'ready', rows, hasMore: false, isLoadingMore: false }}
      empty={{ title: '', text: '' }}
      onFollow={nothing}
      onMore={nothing}
      onRetry={() => void loadChannel()}
    />
  );
}
