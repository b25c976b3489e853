import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { heard, talk, titles, wordsOf } from '../../../stories/index.ts';
import { RedPacketBubble } from '../../red-packet/index.ts';
import type { ChatMessageContent } from '../chat-message.ts';
import { classMessage, kinds, ownMessage } from '../class.fixtures.ts';
import { MessageRow, type MessageRowProps } from './MessageRow.tsx';

const renderPacket = () => (
  <RedPacketBubble
    packetKind="random"
    blessing={talk.blessLearning}
    state={{ kind: 'unclaimed' }}
    onOpen={fn()}
  />
);

interface KindProps extends Pick<MessageRowProps, 'actions'> {
  content: ChatMessageContent;
}

/** One kind from others and from me, pinned, on its way and failed. */
function Kind({ content, actions }: KindProps) {
  const rows = [
    classMessage('other', content),
    classMessage('pinned', content, { pinned: 'all', isFavourite: true }),
    ownMessage('own', content),
    ownMessage('sending', content, { delivery: { kind: 'sending' } }),
    ownMessage('failed', content, { delivery: { kind: 'failed' } }),
  ];
  return rows.map((message) => (
    <MessageRow key={message.id} message={message} actions={actions} renderPacket={renderPacket} />
  ));
}

const meta = {
  title: 'components/chat/MessageKinds',
  component: Kind,
  args: {
    content: kinds.text,
    actions: {
      onRetry: fn(),
      onReply: fn(),
      onOpenImage: fn(),
      onPlayVideo: fn(),
      onPlayVoice: fn(),
      onOpenCard: fn(),
    },
  },
} satisfies Meta<typeof Kind>;

export default meta;
type Story = StoryObj<typeof meta>;

const firstCard = (canvasElement: HTMLElement, text: RegExp) =>
  within(canvasElement).getAllByRole('button', { name: text })[0] ?? canvasElement;

/** A site that hides behind the name of another, and what a reader is shown of it. */
const disguised = {
  address: 'https://goldbean.example@study.example/%E5%9D%87%E7%BA%BF?page=2',
  host: 'study.example',
  path: `/${decodeURIComponent('%E5%9D%87%E7%BA%BF')}?page=2`,
};

export const Text: Story = {};
/** Which site a link leads to stands under it, told by its address alone. */
export const WithLink: Story = {
  args: {
    content: {
      kind: 'text',
      text: `${talk.thanks} ${disguised.address}`,
    },
  },
  play: async ({ canvasElement }) => {
    const [card] = within(canvasElement).getAllByRole('link', {
      name: wordsOf('chat')('link.open', { host: disguised.host }),
    });
    await expect(card).toHaveTextContent(`${disguised.host}${disguised.path}`);
    await expect(card).toHaveAttribute('rel', 'noopener noreferrer');
  },
};
export const Image: Story = { args: { content: kinds.image } };
export const Voice: Story = {
  args: { content: kinds.voice },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(firstCard(canvasElement, /23/));
    await expect(args.actions?.onPlayVoice).toHaveBeenCalledOnce();
  },
};
export const Announcement: Story = {
  args: { content: kinds.announcement },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(firstCard(canvasElement, /10:30/));
    await expect(args.actions?.onOpenCard).toHaveBeenCalledOnce();
  },
};
export const Form: Story = { args: { content: kinds.form } };
export const Live: Story = { args: { content: kinds.live } };
export const MiniProgram: Story = {
  args: { content: kinds.miniProgram },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: heard(titles.costTool) })).toBeNull();
  },
};
export const VoiceCall: Story = { args: { content: kinds.call } };
export const File: Story = { args: { content: kinds.file } };
export const RedPacket: Story = { args: { content: kinds.packet } };
export const Exam: Story = { args: { content: kinds.exam } };
export const Merged: Story = { args: { content: kinds.merged } };
export const SignIn: Story = { args: { content: kinds.signIn } };
export const Video: Story = { args: { content: kinds.video } };

/** Of a video of which no more is known than what was sent. */
const unread = { poster: '', width: 0, height: 0, seconds: 0, originalSize: 31_000_000 };

/** The stands of a task and of a live session. */
const stands: Readonly<Record<string, ChatMessageContent>> = {
  'form, done': { ...kinds.form, status: 'done' },
  'assignment, ended': { ...kinds.form, task: 'assignment', title: titles.homework, status: 'ended' },
  'exam, running': { ...kinds.exam, status: 'running' },
  'exam, marked': { ...kinds.exam, status: 'done', score: { reached: 86, total: 100 } },
  'live session, soon': { ...kinds.live, status: 'soon', startsAt: kinds.form.deadline },
  'live session, ended': { ...kinds.live, status: 'ended' },
  'sign-in, done': { ...kinds.signIn, status: 'done' },
  'video, no poster yet': { ...kinds.video, poster: '' },
  'video, processing': {
    ...kinds.video,
    ...unread,
    state: 'processing',
  },
  'video, converted': { ...kinds.video, originalSize: 31_000_000 },
  'video, failed': {
    ...kinds.video,
    ...unread,
    state: 'failed',
  },
};

export const AllStates: Story = {
  name: 'All states',
  render: ({ actions }) => (
    <StoryGrid>
      {Object.entries({ ...kinds, ...stands }).map(([label, content]) => (
        <StoryRow key={label} label={label}>
          <div data-fill-row style={{ display: 'grid', gridTemplateColumns: '1fr 1fr' }}>
            <MessageRow
              message={classMessage(label, content)}
              actions={actions}
              renderPacket={renderPacket}
            />
            <MessageRow message={ownMessage(label, content)} actions={actions} renderPacket={renderPacket} />
          </div>
        </StoryRow>
      ))}
    </StoryGrid>
  ),
};
