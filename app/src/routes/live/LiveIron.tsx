import { Button } from '@goldbean/design-system/primitives';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { liveRoomState, markChannel, refreshLive } from '../../features/live/live/index.ts';
import { IronPlansPanel } from '../../features/live/iron-fans/index.ts';
import { paths } from '../../shared/paths/index.ts';

/** What the address of a room says while its channel's plans lie over it (D91). */
export const ironPanel = 'iron';

/** N05: the nearest way into a live session for iron fans. */
export function BecomeIronFan({ liveId }: { readonly liveId: string }) {
  const { t } = useTranslation('live-room');
  const go = useNavigate();
  return (
    <Button
      tone="primary"
      fill="filled"
      onClick={() => void go(paths.liveRoom.href({ live_id: liveId, panel: ironPanel }))}
    >
      {t('ironFan.join')}
    </Button>
  );
}

/** The plans of the room's channel over it; what they open is there as soon as they are paid (P10). */
export function LiveIron({ liveId }: { readonly liveId: string }) {
  const go = useNavigate();
  const [query] = useSearchParams();
  const { room, ironChannel } = useSnapshot(liveRoomState);
  const roomHref = paths.liveRoom.href({ live_id: liveId });
  const channelId = ironChannel ?? room?.channel.channel_id ?? null;
  return (
    <IronPlansPanel
      channelId={query.get('panel') === ironPanel ? channelId : null}
      back={roomHref}
      onClose={() => void go(roomHref, { replace: true })}
      onOrdered={(order) => void go(paths.pay.href({ order, to: roomHref }))}
      onPaid={() => {
        markChannel({ iron_fan: true });
        if (ironChannel === null) return;
        // Into the room at once: it was locked.
        void go(roomHref, { replace: true });
        void refreshLive();
      }}
      onRecharge={() => void go(paths.pay.href({ to: roomHref }))}
    />
  );
}
