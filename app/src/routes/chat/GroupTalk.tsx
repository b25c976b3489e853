import { rechargeChannels, type RedPacketBody } from '@goldbean/contract/money';
import { IconButton, UsersIcon } from '@goldbean/design-system/primitives';
import { ClassChatScreen } from '@goldbean/design-system/screens/chat';
import { lazy, Suspense, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import {
  beginSending,
  openRecords,
  PacketBubble,
  PacketOpening,
  PacketSending,
} from '../../features/money/red-packets/index.ts';
import { loadWallet, walletState } from '../../features/money/wallet/index.ts';
import { uploadPicture } from '../../features/people/files/index.ts';
import {
  AnnouncementDesk,
  AnnouncementNews,
  SentOnAnnouncement,
} from '../../features/talk/announcements/index.ts';
import { findToName, groupMembersState, SettingsButton } from '../../features/talk/group-members/index.ts';
import {
  MarkDialogs,
  Pins,
  useMarkActions,
  useMessageMarks,
  useMessageSelection,
  usePinnedForAll,
  setPin,
} from '../../features/talk/marks/index.ts';
import {
  ChatPanel,
  goToMessage,
  messagingState,
  MuteDialog,
  MuteProposals,
  nameMember,
  sendText,
  StaffBar,
  taskOfMessage,
} from '../../features/talk/messaging/index.ts';
import { askForWords } from '../../features/talk/records/index.ts';
import {
  needTasks,
  TaskOpening,
  TaskReview,
  TaskSetting,
  useTaskStatuses,
} from '../../features/talk/tasks/index.ts';
import { loadChunk } from '../../shared/chunks/index.ts';
import { paths } from '../../shared/paths/index.ts';
import { session } from '../../shared/session/index.ts';
import { ForwardRows } from './ForwardRows.tsx';
import { groupPanels } from './group-panels.ts';
import { GroupPanels } from './GroupPanels.tsx';
import { rowActions } from './row-actions.ts';
import { idOfRow } from './row-cards.ts';
import { SelectedRows } from './SelectedRows.tsx';
import { useGroupTalk } from './use-group-talk.ts';
import { useLiveCards } from './use-live-cards.ts';
import { useMessageMember } from './use-message-member.ts';
import { useSearchKey } from './use-search-key.ts';

interface GroupTalkMember {
  readonly uid: string;
  readonly nickname: string;
}

interface GroupTalkProps {
  readonly groupId: string;
  readonly room: string;
  readonly name: string;
  /** Uid of who owns the group. */
  readonly owner: string;
  /** People in it. */
  readonly members: number;
  /** The list beside the talk. */
  readonly groups: ReactNode;
  /** Below the list: finds further groups. */
  readonly finder: ReactNode;
}

/** Few open them: whoever comes to talk does not wait for their script. */
const GroupOverlays = lazy(async () => ({
  default: (await loadChunk(() => import('./GroupOverlays.tsx'))).GroupOverlays,
}));

const sendPicture = async (file: File): Promise<string> =>
  (await uploadPicture('announcement', file, () => {}, new AbortController().signal)).file_id;

const renderPacket = (body: RedPacketBody) => <PacketBubble body={body} />;

/** The talk of a class group, what it has, and what can be done in it (S17). */
export function GroupTalk({ groupId, room, name, owner, members, groups, finder }: GroupTalkProps) {
  const { t } = useTranslation(['red-packet', 'groups', 'chat']);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const packet = query.get('packet');
  const { wallet } = useSnapshot(walletState);
  const { my, messages } = useSnapshot(messagingState);
  const taskOf = useTaskStatuses();
  const hasTasks = messages.some((message) => taskOfMessage(message) !== null);
  const { userBaseInfo } = useSnapshot(session);
  const { roles, naming } = useSnapshot(groupMembersState);
  const [asked, setAsked] = useState<GroupTalkMember | null>(null);
  useGroupTalk(groupId, room);
  const message = useMessageMember();
  /** Whom one may name or send to, found in the whole class. */
  const classmates = {
    query: naming.query,
    found: naming.found.filter(({ uid }) => uid !== userBaseInfo?.uid),
    onAsk: findToName,
  };
  const isOver = my.restriction?.reason === 'dissolved';
  const isStaff = my.role !== 'member';
  // Domain 3.1: a monitor proposes to the staff that a member is muted.
  const isMonitor = !isOver && !isStaff && roles[userBaseInfo?.uid ?? ''] === 'class_monitor';
  const marks = useMessageMarks();
  const pinned = usePinnedForAll();
  const selection = useMessageSelection();
  const markActions = useMarkActions(idOfRow, isStaff);
  const { liveOf, onOpenCard } = useLiveCards();
  const actions = useMemo(() => ({ ...rowActions, ...markActions, onOpenCard }), [markActions, onOpenCard]);
  useEffect(() => {
    if (hasTasks) needTasks(groupId);
  }, [hasTasks, groupId]);
  useEffect(() => {
    // The draft is the member's: who they are may still be on its way after a full load of the page.
    if (packet === null || !userBaseInfo) return;
    if (packet === 'draft') beginSending(true);
    else void openRecords(packet);
    void navigate(paths.chat.href({ group: groupId }), { replace: true });
  }, [packet, groupId, navigate, userBaseInfo]);
  const recharge = () => {
    const to = paths.chat.href({ group: groupId, packet: 'draft' });
    void navigate(paths.pay.href({ to, channel: String(rechargeChannels.classPacket) }));
  };
  const side = query.get('side') ?? '';
  /** Opens a panel beside the talk; an empty key closes it. */
  const showSide = (key: string) =>
    void navigate(paths.chat.href({ group: groupId, ...(key !== '' && { side: key }) }), { replace: true });
  useSearchKey(() => {
    askForWords();
    showSide('records');
  });
  const writeInAddress = (isWriting: boolean) =>
    void navigate(
      paths.chat.href({
        group: groupId,
        ...(side !== '' && { side }),
        ...(isWriting && { notice: 'write' }),
      }),
      { replace: !isWriting },
    );
  const firstPanel = groupPanels[0];
  const ask = (member: GroupTalkMember) => {
    if (member.uid !== userBaseInfo?.uid) setAsked(member);
  };
  return (
    <ClassChatScreen
      state={{
        kind: 'open',
        list: groups,
        finder,
        name,
        tools: (
          <>
            <StaffBar />
            <SettingsButton />
            {firstPanel && (
              <IconButton
                label={t('groups:side.open')}
                icon={<UsersIcon aria-hidden="true" />}
                isPressed={side !== ''}
                onClick={() => showSide(side === '' ? firstPanel.key : '')}
              />
            )}
          </>
        ),
        side: side !== '' && (
          <GroupPanels
            groupId={groupId}
            room={room}
            isOver={isOver}
            onMute={setAsked}
            onMessage={message}
            onMention={nameMember}
            selected={side}
            onSelect={showSide}
            onClose={() => showSide('')}
          />
        ),
        bars: (
          <>
            <MuteProposals room={room} />
            <AnnouncementNews />
            <Pins isStaff={isStaff} onOpen={(seq) => void goToMessage(seq)} />
          </>
        ),
        talk: (
          <ChatPanel
            teacher={owner}
            roles={roles}
            isClosed={false}
            isFrozen={false}
            canAttach
            mentionSearch={classmates}
            renderPacket={renderPacket}
            actions={actions}
            taskOf={taskOf}
            liveOf={liveOf}
            onPacket={() => {
              void loadWallet();
              beginSending();
            }}
            marks={marks}
            {...(selection && { selection, footer: <SelectedRows /> })}
            {...((isStaff || isMonitor) && { onOpenMember: ask })}
          />
        ),
        dialogs: (
          <>
            <AnnouncementDesk
              members={members}
              isOver={isOver}
              sendPicture={sendPicture}
              pinned={pinned}
              onPin={(id, on) => void setPin(id, 'all', on)}
              isWritingInAddress={query.get('notice') === 'write'}
              onWritingInAddress={writeInAddress}
            />
            <SentOnAnnouncement />
            <MarkDialogs />
            <MuteDialog member={asked} isProposal={isMonitor} onClose={() => setAsked(null)} />
            <ForwardRows search={classmates} />
            <PacketSending members={members} balance={wallet?.beans ?? 0} onRecharge={recharge} />
            <TaskOpening isOver={isOver} />
            <TaskSetting />
            <TaskReview isOver={isOver} />
            {(query.has('club') || query.has('panel')) && (
              <Suspense fallback={null}>
                <GroupOverlays groupId={groupId} side={side} />
              </Suspense>
            )}
            <PacketOpening onThank={() => void sendText(t('thanks'))} />
          </>
        ),
      }}
    />
  );
}
