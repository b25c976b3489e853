import { styled } from '@goldbean/design-system/styling';
import { Tabs } from '@goldbean/design-system/primitives';
import { tokens } from '@goldbean/design-system/theme';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { chatState, ChatPanel, MuteDialog, StaffBar } from '../../features/chat/index.ts';
import { liveRoomState, OnlinePanel } from '../../features/live/index.ts';
import { formatNumber } from '../../shared/i18n/index.ts';
import { session } from '../../shared/session/index.ts';
import { SideColumn } from './room-layout.ts';

/** The tabs and the view of the chosen one share the column's height. */
const Views = styled.div`
  display: grid;
  grid-row: 2;
  min-block-size: 0;

  & > div {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
    min-block-size: 0;
  }

  & [role='tablist'] {
    padding-inline: ${tokens.space[3]};
  }

  & [role='tabpanel'] {
    min-block-size: 0;
    padding: 0;
    overflow: auto;
  }
`;

const StaffLine = styled.div`
  padding: ${tokens.space[3]} ${tokens.space[4]};
  border-block-end: ${tokens.borderWidth.hairline} solid ${tokens.color.border.subtle};

  &:empty {
    display: none;
  }
`;

interface Member {
  readonly uid: string;
  readonly nickname: string;
}

/** Beside the stage: the talk of the room, and who is in it. */
export function RoomSide() {
  const { t } = useTranslation('live-room');
  const { room } = useSnapshot(liveRoomState);
  const { my } = useSnapshot(chatState);
  const { lang, userBaseInfo } = useSnapshot(session);
  const [tab, setTab] = useState<'chat' | 'online'>('chat');
  const [asked, setAsked] = useState<Member | null>(null);
  const isStaff = my.role !== 'member';
  const isOver = room !== null && ['ended', 'stopped', 'cancelled'].includes(room.state);
  const ask = (member: Member) => {
    if (member.uid !== userBaseInfo?.uid) setAsked(member);
  };
  return (
    <SideColumn aria-label={t('tab.label')}>
      <StaffLine>
        <StaffBar />
      </StaffLine>
      <Views>
        <Tabs
          label={t('tab.label')}
          selected={tab}
          onSelect={setTab}
          items={[
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
              isFrozen={room?.my.frozen ?? false}
              {...(isStaff && { onOpenMember: ask })}
            />
          ) : (
            <OnlinePanel />
          )}
        </Tabs>
      </Views>
      <MuteDialog member={asked} onClose={() => setAsked(null)} />
    </SideColumn>
  );
}
