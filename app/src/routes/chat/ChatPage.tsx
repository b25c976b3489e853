import { styled } from '@goldbean/design-system/styling';
import {
  ButtonLink,
  EmptyState,
  ErrorState,
  Spinner,
  VisuallyHidden,
} from '@goldbean/design-system/primitives';
import { tokens } from '@goldbean/design-system/theme';
import { useEffect, useState } from 'react';
import { rechargeChannels } from '@goldbean/contract';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { chatState, ChatPanel, MuteDialog, openChat, sendText, StaffBar } from '../../features/chat/index.ts';
import { GroupList, groupsState, refreshGroups, showGroup } from '../../features/groups/index.ts';
import { loadNotices } from '../../features/notices/index.ts';
import {
  beginSending,
  openPackets,
  openRecords,
  PacketBubble,
  PacketOpening,
  PacketSending,
  refreshPackets,
} from '../../features/red-packets/index.ts';
import { loadWallet, walletState } from '../../features/wallet/index.ts';
import { paths, returnPath } from '../../shared/paths/index.ts';
import { session } from '../../shared/session/index.ts';

/** The bar over the page and the space round it: what is left of the window is the room's. */
const aroundTheRoom = `(var(--page-top) + 2 * ${tokens.space[6]} + 1px)`;

const Frame = styled.div`
  display: grid;
  grid-template-columns: 296px minmax(0, 1fr);
  block-size: calc(100dvh - ${aroundTheRoom});
  min-block-size: 480px;
  overflow: hidden;
  background: ${tokens.color.surface.default};
  border: ${tokens.borderWidth.hairline} solid ${tokens.color.border.subtle};
  border-radius: ${tokens.radius.large};
`;

const Side = styled.aside`
  min-block-size: 0;
  overflow: auto;
  border-inline-end: ${tokens.borderWidth.hairline} solid ${tokens.color.border.subtle};
`;

const Talk = styled.section`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  min-block-size: 0;

  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${tokens.space[2]} ${tokens.space[4]};
    padding: ${tokens.space[3]} ${tokens.space[5]};
    border-block-end: ${tokens.borderWidth.hairline} solid ${tokens.color.border.subtle};
  }

  & > header > h2 {
    font-size: ${tokens.font.size.reading};
  }
`;

const Middle = styled.div`
  display: grid;
  place-content: center;
  padding: ${tokens.space[6]};
`;

/** /chat (S17 in its first form): the talk of the class groups; a visitor sees what it is and how to join. */
export function ChatPage() {
  const { t } = useTranslation('groups');
  const { token } = useSnapshot(session);
  return (
    <>
      <VisuallyHidden as="h1">{t('link')}</VisuallyHidden>
      {token === '' ? (
        <EmptyState
          title={t('visitor')}
          action={
            <ButtonLink
              tone="primary"
              fill="filled"
              href={paths.login.href({ to: returnPath(paths.chat.href()) })}
            >
              {t('signIn')}
            </ButtonLink>
          }
        >
          {t('visitorHint')}
        </EmptyState>
      ) : (
        <Groups />
      )}
    </>
  );
}

function Groups() {
  const { t } = useTranslation('groups');
  const [query] = useSearchParams();
  const { phase, list } = useSnapshot(groupsState);
  useEffect(() => void refreshGroups(), []);
  if (list.length === 0) {
    if (phase === 'loading') return <Spinner label={t('loading')} />;
    if (phase === 'failed')
      return (
        <ErrorState title={t('failed')} retry={{ label: t('retry'), onRetry: () => void refreshGroups() }} />
      );
    return (
      <EmptyState
        title={t('empty')}
        action={
          <ButtonLink tone="primary" fill="filled" href={paths.homepage.href()}>
            {t('find')}
          </ButtonLink>
        }
      >
        {t('emptyHint')}
      </EmptyState>
    );
  }
  const wanted = query.get('group');
  const chosen = wanted === null ? list[0] : list.find(({ group }) => group.group_id === wanted);
  return (
    <Frame>
      <Side>
        <GroupList selected={chosen?.group.group_id ?? ''} />
      </Side>
      {chosen ? (
        <GroupTalk
          key={chosen.group.room}
          groupId={chosen.group.group_id}
          room={chosen.group.room}
          name={chosen.group.name}
          owner={chosen.group.owner_uid}
          members={chosen.members}
        />
      ) : (
        <Middle>
          <EmptyState title={t('gone')}>{t('goneHint')}</EmptyState>
        </Middle>
      )}
    </Frame>
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
}

const renderPacket = (body: unknown) => <PacketBubble body={body} />;

function GroupTalk({ groupId, room, name, owner, members }: GroupTalkProps) {
  const { t } = useTranslation('red-packet');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const packet = query.get('packet');
  const { wallet } = useSnapshot(walletState);
  const { my } = useSnapshot(chatState);
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
    <Talk>
      <header>
        <h2>{name}</h2>
        <StaffBar />
      </header>
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
      <MuteDialog member={asked} onClose={() => setAsked(null)} />
      <PacketSending members={members} balance={wallet?.beans ?? 0} onRecharge={recharge} />
      <PacketOpening onThank={() => void sendText(t('thanks'))} />
    </Talk>
  );
}
