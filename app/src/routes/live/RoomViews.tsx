import { RoomSide } from '@goldbean/design-system/screens/live';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { messagingState, ChatPanel, MuteDialog, StaffBar } from '../../features/talk/messaging/index.ts';
import { liveRoomState, OnlinePanel } from '../../features/live/live/index.ts';
import { formatNumber } from '../../shared/i18n/index.ts';
import { session } from '../../shared/session/index.ts';

interface Member {
  readonly uid: string;
  readonly nickname: string;
}

interface RoomViewsProps {
  /** Whose room it is, where that is not clear. */
  readonly channel?: ReactNode;
  /** Bags and red packets that lie in it. */
  readonly bag?: ReactNode;
}

/** Beside the stage: the talk of the room, and who is in it. */
export function RoomViews({ channel, bag }: RoomViewsProps) {
  const { t } = useTranslation('live-room');
  const { room } = useSnapshot(liveRoomState);
  const { my } = useSnapshot(messagingState);
  const { lang, userBaseInfo } = useSnapshot(session);
  const [tab, setTab] = useState<'chat' | 'online'>('chat');
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
        selected={tab}
        onSelect={setTab}
        views={[
          { key: 'chat', label: t('tab.chat') },
          {
            key: 'online',
            label: t('tab.online'),
            aside: room && <span>{formatNumber(lang, room.counters.online)}</span>,
          },
        ]}
      >
        {tab === 'chat' ? (
          <ChatPanel
            teacher={room?.streamer.uid ?? ''}
            isClosed={isOver}
            isFrozen={room?.my.frozen === true}
            {...(isStaff && { onOpenMember: ask })}
          />
        ) : (
          <OnlinePanel />
        )}
      </RoomSide>
      <MuteDialog member={asked} onClose={() => setAsked(null)} />
    </>
  );
}
