import { tokens } from '@goldbean/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { styled } from '../styling/index.ts';
import { storyNow } from '../components/chat/chat.fixtures.ts';
import {
  classTalk,
  conversations,
  headTeacher,
  lecturer,
  members,
  notice,
  ownMessage,
  pins,
  student,
} from '../components/chat/class.fixtures.ts';
import {
  AnnouncementBar,
  AnnouncementDialog,
  canForward,
  type ChatMessage,
  Composer,
  type ComposerState,
  ConversationList,
  ForwardDialog,
  MemberList,
  MessageList,
  type NamedMember,
  PinnedBar,
  SelectionBar,
} from '../components/chat/index.ts';
import { RedPacketBubble } from '../components/red-packet/index.ts';
import { talk } from '../stories/index.ts';
import { inShell } from './in-shell.fixtures.tsx';

const { color, font, layout, radius, space } = tokens;

const Page = styled.div`
  display: grid;
  grid-template-columns: 264px minmax(0, 1fr) 248px;
  inline-size: 100%;
  max-inline-size: ${layout.main};
  block-size: 760px;
  margin-inline: auto;
  overflow: hidden;
  background: ${color.surface.default};
  border: 1px solid ${color.border.default};
  border-radius: ${radius.medium};

  & > * {
    min-block-size: 0;
    min-inline-size: 0;
  }

  & > * + * {
    border-inline-start: 1px solid ${color.border.subtle};
  }
`;

const Talk = styled.div`
  display: flex;
  flex-direction: column;

  & > [data-messages] {
    flex: 1;
    min-block-size: 0;
  }
`;

const TalkHead = styled.header`
  padding: ${space[3]} ${space[4]};
  border-block-end: 1px solid ${color.border.subtle};

  & > h1 {
    font-size: ${font.size.reading};
    line-height: ${font.line.tight};
  }
`;

const selectionMost = 50;
const renderPacket = () => (
  <RedPacketBubble
    packetKind="random"
    blessing={talk.blessLearning}
    state={{ kind: 'unclaimed' }}
    onOpen={fn()}
  />
);

interface ClassChatProps {
  composer: ComposerState;
  /** Ids chosen at first; with it the screen selects. */
  chosen?: readonly string[];
  /** What is open over the screen. */
  dialog?: 'announcement' | 'forward';
  messages?: readonly ChatMessage[];
  onSend: (text: string, mentions: readonly string[]) => void;
}

interface TypedMessage {
  text: string;
  named: readonly NamedMember[];
}

/** A class group as the app joins it: conversations, talk and members. */
function ClassChat({ composer, chosen, dialog, messages = classTalk, onSend }: ClassChatProps) {
  const [open, setOpen] = useState(dialog);
  const [{ text, named }, setWritten] = useState<TypedMessage>({ text: '', named: [] });
  const [ids, setIds] = useState<ReadonlySet<string> | undefined>(() => chosen && new Set(chosen));
  const [quote, setQuote] = useState<ChatMessage>();
  const [actions] = useState(() => ({
    onReply: setQuote,
    onRetry: fn(),
    onOpenImage: fn(),
    onPlayVoice: fn(),
    onOpenCard: fn(),
    onOpenAuthor: fn(),
    onCopy: fn(),
    onForward: () => setOpen('forward'),
    onFavourite: fn(),
    onPin: fn(),
    mayPinForAll: true,
    onSelect: ({ id }: ChatMessage) => setIds(new Set([id])),
    onBlock: fn(),
    onDelete: fn(),
  }));
  const [onToggle] = useState(() => ({ id }: ChatMessage) => {
    setIds((known) => {
      const next = new Set(known);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  });
  const selected = messages.filter(({ id }) => ids?.has(id));

  return (
    <Page>
      <ConversationList
        state={{ kind: 'ready', conversations }}
        selected="g1"
        onOpen={fn()}
        onRetry={fn()}
        now={storyNow()}
      />
      <Talk>
        <TalkHead>
          <h1>{conversations[0]?.name}</h1>
        </TalkHead>
        <AnnouncementBar announcement={notice} onOpen={() => setOpen('announcement')} />
        <PinnedBar pins={pins} onOpen={fn()} onRemove={fn()} mayRemoveForAll />
        <div data-messages>
          <MessageList
            state={{ kind: 'ready', messages, older: 'more' }}
            actions={actions}
            unread={{ firstId: 'c7', count: 3 }}
            selection={ids && { ids, most: selectionMost, onToggle }}
            renderPacket={renderPacket}
            onRetry={fn()}
            onLoadOlder={fn()}
            now={storyNow}
          />
        </div>
        {ids ? (
          <SelectionBar
            count={ids.size}
            most={selectionMost}
            notForwardable={selected.filter((message) => !canForward(message)).length}
            onForward={() => setOpen('forward')}
            onFavourite={fn()}
            onDelete={fn()}
            onEnd={() => setIds(undefined)}
          />
        ) : (
          <Composer
            state={composer}
            now={storyNow}
            value={text}
            named={named}
            onChange={(now, who) => setWritten({ text: now, named: who })}
            onSend={onSend}
            {...(quote?.content.kind === 'text' && {
              quote: { nickname: quote.author.nickname, text: quote.content.text },
            })}
            onCancelQuote={() => setQuote(undefined)}
            onAttach={fn()}
            hasEmoji
            members={[headTeacher, lecturer, student]}
            voice={{ onStart: fn(), onSend: fn(), onCancel: fn() }}
            onPacket={fn()}
          />
        )}
      </Talk>
      <MemberList
        state={{ kind: 'ready', members }}
        total={486}
        query=""
        onSearch={fn()}
        roleFilter={null}
        onRoleFilter={fn()}
        onOpen={fn()}
        onRetry={fn()}
      />
      <AnnouncementDialog
        state={open === 'announcement' ? { kind: 'reading', announcement: notice } : { kind: 'closed' }}
        memberCount={486}
        onClose={() => setOpen(undefined)}
        onConfirmRead={() => setOpen(undefined)}
        onEdit={fn()}
        onDelete={fn()}
        limit={3_000}
        onStay={fn()}
        onDraft={fn()}
        onAddPictures={fn()}
        onPublish={fn()}
      />
      <ForwardDialog
        state={open === 'forward' ? { kind: 'choosing' } : { kind: 'closed' }}
        messageCount={Math.max(1, selected.length)}
        targets={conversations.map(({ id, name, img }) => ({
          id,
          name,
          img,
          ...(id.startsWith('g') ? { type: 'group', members: 486 } : { type: 'user' }),
        }))}
        query=""
        onSearch={fn()}
        chosen={[]}
        onChoose={fn()}
        mode="merged"
        onMode={fn()}
        onSend={fn()}
        onRetry={fn()}
        onClose={() => setOpen(undefined)}
      />
    </Page>
  );
}

const meta = {
  title: 'screens/ClassChat',
  component: ClassChat,
  parameters: { layout: 'fullscreen' },
  decorators: [inShell(null)],
  args: { composer: { kind: 'ready' }, onSend: fn() },
} satisfies Meta<typeof ClassChat>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The way from reading to answering and selecting. */
export const Ready: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const log = await canvas.findByRole('log');
    await waitFor(() => expect(log.scrollHeight - log.scrollTop - log.clientHeight).toBeLessThan(2));
    const text = canvas.getByRole('textbox');
    await userEvent.type(text, `${talk.thanks}{Enter}`);
    await expect(args.onSend).toHaveBeenCalledWith(talk.thanks, []);
    await userEvent.clear(text);
  },
};
export const Selecting: Story = {
  args: { chosen: ['c7', 'c8'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(2));
  },
};
export const Announcement: Story = {
  tags: ['pictured'],
  args: { dialog: 'announcement' },
  play: async () => {
    await expect(await screen.findByRole('dialog')).toBeInTheDocument();
  },
};
export const Forwarding: Story = { tags: ['pictured'], args: { chosen: ['c7', 'c8'], dialog: 'forward' } };
export const ReadOnly: Story = {
  tags: ['pictured'],
  args: { composer: { kind: 'held', reason: 'read_only' } },
};
export const SlowMode: Story = {
  tags: ['pictured'],
  args: { composer: { kind: 'slow', seconds: 18, every: 30 } },
};
export const SendFailed: Story = {
  tags: ['pictured'],
  args: {
    messages: [
      ...classTalk.slice(0, -1),
      ownMessage('f', { kind: 'text', text: talk.quizWhen }, { delivery: { kind: 'failed' } }),
    ],
  },
};

export const AllStates: Story = { name: 'All states' };
