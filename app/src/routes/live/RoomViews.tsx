import { mayKeepOrder } from '@goldbean/contract/live';
import { useFormats } from '@goldbean/design-system/formats';
import { RoomSide } from '@goldbean/design-system/screens/live';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import {
  messageOfRow,
  messagingState,
  ChatPanel,
  MuteDialog,
  StaffBar,
} from '../../features/talk/messaging/index.ts';
import { FlownComments } from '../../features/live/gifts/index.ts';
import { liveRoomState, markChannel, OnlinePanel } from '../../features/live/live/index.ts';
import { runsLive } from '../../features/live/live-sessions/index.ts';
import {
  RestrictedPanel,
  ModerationDialogs,
  showViewer,
  ViewerPanel,
} from '../../features/live/moderation/index.ts';
import { chooseBarrage } from '../../features/people/identity/index.ts';
import { setFollowed } from '../../features/people/channels/index.ts';
import { RankPanel } from '../../features/live/ranks/index.ts';

interface RoomViewMember {
  readonly uid: string;
  readonly nickname: string;
}

export type RoomView = 'chat' | 'barrage' | 'rank' | 'online' | 'order';

export interface RoomViewsProps {
  readonly view: RoomView;
  readonly onView: (view: RoomView) => void;
  /** Whose room it is, where that is not clear. */
  readonly channel?: ReactNode;
  /** What goes on in it now: a vote, bags and red packets. */
  readonly bag?: ReactNode;
}

const openMember = ({ uid, nickname }: RoomViewMember, row?: { readonly id: string }) => {
  const messageId = row && messageOfRow(messagingState.messages, row.id)?.id;
  showViewer({ uid, nickname, ...(messageId && { messageId }) });
};

/** Beside the stage: the talk of the room, what flew over its picture, who gave most, who is in it, and order there. */
export function RoomViews({ view, onView, channel, bag }: RoomViewsProps) {
  const { t } = useTranslation(['live-room', 'live-tools']);
  const { room } = useSnapshot(liveRoomState);
  const formats = useFormats();
  const [muted, setMuted] = useState<RoomViewMember | null>(null);
  const role = room?.my.role ?? 'member';
  const keepsOrder = mayKeepOrder(role, 'block');
  const isOver = room !== null && ['ended', 'stopped', 'cancelled'].includes(room.state);
  const follow = async (on: boolean) => {
    const followed = room && (await setFollowed(room.channel.channel_id, on));
    if (followed !== null) markChannel({ followed });
  };
  return (
    <>
      <RoomSide
        label={t('tab.label')}
        channel={channel}
        bag={bag}
        staff={<StaffBar />}
        selected={view}
        onSelect={onView}
        views={[
          { key: 'chat', label: t('tab.chat') },
          { key: 'barrage', label: t('tab.barrage') },
          { key: 'rank', label: t('tab.rank') },
          {
            key: 'online',
            label: t('tab.online'),
            aside: room && <span>{formats.compact(room.counters.online)}</span>,
          },
          ...(keepsOrder ? [{ key: 'order' as const, label: t('live-tools:order.title') }] : []),
        ]}
      >
        {view === 'barrage' && <FlownComments onBarrage={chooseBarrage} />}
        {view === 'rank' && <RankPanel />}
        {view === 'order' && <RestrictedPanel onMute={setMuted} />}
        {view === 'online' && <OnlinePanel onOpen={openMember} />}
        {view === 'chat' && (
          <ChatPanel
            teacher={room?.streamer.uid ?? ''}
            isClosed={isOver}
            isFrozen={room?.my.frozen === true}
            onOpenMember={openMember}
          />
        )}
      </RoomSide>
      <ViewerPanel
        teacher={room?.streamer.uid ?? ''}
        isFollowed={room && !runsLive(role) ? room.my.followed : null}
        onFollow={follow}
        onMute={setMuted}
      />
      <ModerationDialogs live={room?.live.name ?? ''} channel={room?.channel.name ?? ''} />
      <MuteDialog member={muted} onClose={() => setMuted(null)} />
    </>
  );
}
