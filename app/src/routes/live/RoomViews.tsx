import { RoomSide } from '@goldbean/design-system/screens/live';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { messagingState, ChatPanel, MuteDialog, StaffBar } from '../../features/talk/messaging/index.ts';
import { liveRoomState, OnlinePanel } from '../../features/live/live/index.ts';
import { RankPanel } from '../../features/live/ranks/index.ts';
import { formatNumber } from '../../shared/i18n/index.ts';
import { session } from '../../shared/session/index.ts';

interface Member {
  readonly uid: string;
  readonly nickname: string;
}

export type RoomView = 'chat' | 'rank' | 'online';

export interface RoomViewsProps {
  readonly view: RoomView;
  readonly onView: (view: RoomView) => void;
  /** Whose room it is, where that is not clear. */
  readonly channel?: ReactNode;
  /** Bags and red packets that lie in it. */
  readonly bag?: ReactNode;
}

/** Beside the stage: the talk of the room, who gave most, and who is in it. */
export function RoomViews({ view, onView, channel, bag }: RoomViewsProps) {
  const { t } = useTranslation('live-room');
  const { room } = useSnapshot(liveRoomState);
  const { my } = useSnapshot(messagingState);
  const { lang, userBaseInfo } = useSnapshot(session);
  const [asked, setAsked] = useState<Member | null>(null);
  const isStaff = my.role !== 'member';
  const isOver = room !== null && ['ended', 'stopped', 'cancelled'].includes(room.state);
  const ask = (member: Member) => {
    if (member.uid !== userBaseInfo?.uid) setAsked(member);
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
          { key: 'rank', label: t('tab.rank') },
          {
            key: 'online',
            label: t('tab.online'),
            aside: room && <span>{formatNumber(lang, room.counters.online)}</span>,
          },
        ]}
      >
        {view === 'rank' && <RankPanel />}
        {view === 'online' && <OnlinePanel />}
        {view === 'chat' && (
          <ChatPanel
            teacher={room?.streamer.uid ?? ''}
            isClosed={isOver}
            isFrozen={room?.my.frozen === true}
            {...(isStaff && { onOpenMember: ask })}
          />
        )}
      </RoomSide>
      <MuteDialog member={asked} onClose={() => setAsked(null)} />
    </>
  );
}
