import { Button, ConfirmDialog } from '@goldbean/design-system/primitives';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { setFollowed, setSubscribed } from '../../features/channels/index.ts';
import { liveRoomState, markChannel } from '../../features/live/index.ts';

/** Follows and subscribes to the channel of the present lesson (C096, C098, D94). */
export function ChannelButtons() {
  const { t } = useTranslation('live-card');
  const { t: homeWords } = useTranslation('home');
  const { room } = useSnapshot(liveRoomState);
  const [isBusy, setIsBusy] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  if (!room || room.my.role === 'owner' || room.my.role === 'streamer') return null;
  const { channel, my } = room;

  const change = async (ask: () => Promise<void>) => {
    if (isBusy) return;
    setIsBusy(true);
    await ask();
    setIsBusy(false);
  };
  const follow = (on: boolean) =>
    change(async () => {
      const followed = await setFollowed(channel.channel_id, on);
      if (followed !== null) markChannel({ followed });
    });
  const subscribe = (on: boolean) =>
    change(async () => {
      const subscribed = await setSubscribed(channel.channel_id, on);
      if (subscribed !== null) markChannel({ subscribed });
      setIsLeaving(false);
    });

  return (
    <>
      <Button
        aria-pressed={my.followed}
        tone={my.followed ? 'neutral' : 'primary'}
        onClick={() => void follow(!my.followed)}
      >
        {my.followed ? t('channel.following') : t('channel.follow')}
      </Button>
      <Button
        aria-pressed={my.subscribed}
        onClick={() => (my.subscribed ? setIsLeaving(true) : void subscribe(true))}
      >
        {my.subscribed ? t('channel.subscribed') : t('channel.subscribe')}
      </Button>
      <ConfirmDialog
        isOpen={isLeaving}
        title={homeWords('leave.title', { name: channel.name })}
        confirmLabel={homeWords('leave.confirm')}
        cancelLabel={homeWords('leave.keep')}
        closeLabel={homeWords('leave.keep')}
        tone="danger"
        onConfirm={() => void subscribe(false)}
        onCancel={() => setIsLeaving(false)}
      >
        {homeWords('leave.text')}
      </ConfirmDialog>
    </>
  );
}
