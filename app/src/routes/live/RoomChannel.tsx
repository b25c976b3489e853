import { ChannelCard } from '@goldbean/design-system/live';
import { ConfirmDialog } from '@goldbean/design-system/primitives';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { readsIronFans, runsLive } from '../../features/live/live-sessions/index.ts';
import { liveRoomState, markChannel } from '../../features/live/live/index.ts';
import { paths } from '../../shared/paths/index.ts';
import { setFollowed, setSubscribed, SubscribeDialog } from '../../features/people/channels/index.ts';
import { ironPanel } from './LiveIron.tsx';

/** Whose live session it is; follows and subscribes to the channel (C096, C098, D94). */
export function RoomChannel() {
  const { t } = useTranslation('home');
  const go = useNavigate();
  const { room } = useSnapshot(liveRoomState);
  const [pending, setPending] = useState<'follow' | 'subscribe'>();
  const [isLeaving, setIsLeaving] = useState(false);
  const [isJoining, setIsJoining] = useState(false);
  if (!room) return null;
  const { channel, live, my, counters, streamer, state } = room;

  const change = async (what: 'follow' | 'subscribe', ask: () => Promise<void>) => {
    if (pending) return;
    setPending(what);
    await ask();
    setPending(undefined);
  };
  const follow = (on: boolean) =>
    change('follow', async () => {
      const followed = await setFollowed(channel.channel_id, on);
      if (followed !== null) markChannel({ followed });
    });
  const subscribe = (on: boolean) =>
    change('subscribe', async () => {
      const subscribed = await setSubscribed(channel.channel_id, on);
      if (subscribed !== null) markChannel({ subscribed });
      setIsLeaving(false);
    });

  return (
    <>
      <ChannelCard
        headingLevel={2}
        name={channel.name}
        teacher={streamer.nickname}
        img={streamer.img}
        fans={counters.fans}
        isLive={state === 'live'}
        clubHref={paths.liveRoom.href({ live_id: room.live.live_id, club: channel.channel_id })}
        state={
          runsLive(my.role)
            ? null
            : { isFollowed: my.followed, isSubscribed: my.subscribed, ...(pending && { pending }) }
        }
        isIronStaff={readsIronFans(my.role)}
        onIron={() =>
          void go(
            readsIronFans(my.role)
              ? paths.homepage.href({ panel: 'ironMembers', channel: channel.channel_id })
              : paths.liveRoom.href({ live_id: live.live_id, panel: ironPanel }),
          )
        }
        onFollow={(on) => void follow(on)}
        onSubscribe={(on) => (on ? setIsJoining(true) : setIsLeaving(true))}
      />
      <SubscribeDialog
        name={isJoining ? channel.name : null}
        onCancel={() => setIsJoining(false)}
        onSubscribe={() => {
          setIsJoining(false);
          void subscribe(true);
        }}
      />
      <ConfirmDialog
        isOpen={isLeaving}
        title={t('leave.title', { name: channel.name })}
        confirmLabel={t('leave.confirm')}
        cancelLabel={t('leave.keep')}
        closeLabel={t('leave.keep')}
        tone="danger"
        onConfirm={() => void subscribe(false)}
        onCancel={() => setIsLeaving(false)}
      >
        {t('leave.text')}
      </ConfirmDialog>
    </>
  );
}
