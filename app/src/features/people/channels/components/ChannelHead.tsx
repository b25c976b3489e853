import { ChannelCard } from '@goldbean/design-system/live';
import { useNavigate, useLocation } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { paths, profileHref } from '../../../../shared/paths/index.ts';
import { session } from '../../../../shared/session/index.ts';
import { followChannel } from '../channels.actions.ts';
import { channelsState } from '../channels.state.ts';
import { ChannelAsking } from './ChannelAsking.tsx';
import type { ChannelLinks } from './ChannelTabs.tsx';
import { isMyChannel, nextOf, readsIronFans, statusOf } from './channel-view.ts';

/** The head of a channel's page: who teaches, what comes next, and what I am to it (S13). */
export function ChannelHead({ clubHref, ironHref }: Omit<ChannelLinks, 'channelHref'>) {
  const go = useNavigate();
  const place = useLocation();
  const { one, busy } = useSnapshot(channelsState);
  const me = useSnapshot(session);
  if (!one.info) return null;
  const { channel, fans, next_live: next, group_id, ...status } = one.info;
  const { channel_id: id, name, img, owner } = channel;
  const isMine = isMyChannel(channel, me);
  const isStaff = readsIronFans(channel, me);
  return (
    <ChannelAsking>
      {(ask) => (
        <ChannelCard
          headingLevel={1}
          name={name}
          teacher={owner.nickname}
          teacherHref={profileHref(place, owner.uid)}
          img={img}
          fans={fans}
          isLive={next?.state === 'live'}
          clubHref={clubHref(id)}
          {...(group_id !== null && { groupHref: paths.chat.href({ group: group_id }) })}
          next={nextOf(next)}
          state={isMine ? null : statusOf(id, status, busy)}
          isIronStaff={isStaff}
          onIron={() => void go(ironHref(id, isStaff))}
          onFollow={(on) => void followChannel(id, on)}
          onSubscribe={(on) => ask({ id, name }, on)}
        />
      )}
    </ChannelAsking>
  );
}
