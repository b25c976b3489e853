import { ClassChatScreen } from '@goldbean/design-system/screens/chat';
import { useEffect, useState, type ReactNode } from 'react';
import { rechargeChannels, type RedPacketBody } from '@goldbean/contract/money';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import {
  messagingState,
  ChatPanel,
  MuteDialog,
  openChat,
  sendText,
  StaffBar,
} from '../../features/talk/messaging/index.ts';
import { GroupList, groupsState, refreshGroups, showGroup } from '../../features/talk/groups/index.ts';
import { loadNotices } from '../../features/people/notices/index.ts';
import {
  beginSending,
  openPackets,
  openRecords,
  PacketBubble,
  PacketOpening,
  PacketSending,
  refreshPackets,
} from '../../features/money/red-packets/index.ts';
import { loadWallet, walletState } from '../../features/money/wallet/index.ts';
import { paths, returnPath } from '../../shared/paths/index.ts';
import { session } from '../../shared/session/index.ts';

/** /chat (S17 in its first form): the talk of the class groups; a visitor sees what it is and how to join. */
export function ChatPage() {
  const { token } = useSnapshot(session);
  if (token !== '') return <Groups />;
  return (
    <ClassChatScreen
      state={{ kind: 'visitor', signInHref: paths.login.href({ to: returnPath(paths.chat.href()) }) }}
    />
  );
}

function Groups() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { phase, list } = useSnapshot(groupsState);
  useEffect(() => void refreshGroups(), []);
  if (list.length === 0) {
    if (phase === 'loading') return <ClassChatScreen state={{ kind: 'loading' }} />;
    if (phase === 'failed')
      return <ClassChatScreen state={{ kind: 'failed', onRetry: () => void refreshGroups() }} />;
    return <ClassChatScreen state={{ kind: 'empty', findHref: paths.homepage.href() }} />;
  }
  const wanted = query.get('group');
  const chosen = wanted === null ? list[0] : list.find(({ group }) => group.group_id === wanted);
  const groups = (
    <GroupList
      selected={chosen?.group.group_id ?? ''}
      onOpen={(group) => void navigate(paths.chat.href({ group }), { replace: true })}
    />
  );
  if (!chosen) return <ClassChatScreen state={{ kind: 'gone', list: groups }} />;
  return (
    <GroupTalk
      key={chosen.group.room}
      groupId={chosen.group.group_id}
      room={chosen.group.room}
      name={chosen.group.name}
      owner={chosen.group.owner_uid}
      members={chosen.members}
      groups={groups}
    />
  );
}

interface Member {
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
}

const renderPacket = (body: RedPacketBody) => <PacketBubble body={body} />;

function GroupTalk({ groupId, room, name, owner, members, groups }: GroupTalkProps) {
  const { t } = useTranslation('red-packet');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const packet = query.get('packet');
  const { wallet } = useSnapshot(walletState);
  const { my } = useSnapshot(messagingState);
  const { userBaseInfo } = useSnapshot(session);
  const [asked, setAsked] = useState<Member | null>(null);
  useEffect(() => {
    const hide = showGroup(room);
    const leave = openChat(room, {
      onJoined: () => {},
      onLost: () => {
        void refreshGroups();
        refreshPackets();
      },
      staysHeard: true,
    });
    const closePackets = openPackets(room, groupId, {
      onBeansMoved: () => void loadWallet(),
      onRefunded: () => {
        void loadWallet();
        void loadNotices();
      },
    });
    return () => {
      closePackets();
      leave();
      hide();
    };
  }, [room, groupId]);
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
  const ask = (member: Member) => {
    if (member.uid !== userBaseInfo?.uid) setAsked(member);
  };
  return (
    <ClassChatScreen
      state={{
        kind: 'open',
        list: groups,
        name,
        tools: <StaffBar />,
        talk: (
          <ChatPanel
            teacher={owner}
            isClosed={false}
            isFrozen={false}
            renderPacket={renderPacket}
            onPacket={() => {
              void loadWallet();
              beginSending();
            }}
            {...(my.role !== 'member' && { onOpenMember: ask })}
          />
        ),
        dialogs: (
          <>
            <MuteDialog member={asked} onClose={() => setAsked(null)} />
            <PacketSending members={members} balance={wallet?.beans ?? 0} onRecharge={recharge} />
            <PacketOpening onThank={() => void sendText(t('thanks'))} />
          </>
        ),
      }}
    />
  );
}
