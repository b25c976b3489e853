import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Card } from '../../../primitives/index.ts';
import { cast, failures, market, wordsOf } from '../../../stories/index.ts';
import { hour, now } from '../wishes.fixtures.ts';
import { type WishMessageView, WishMessageItem, type WishNewsView } from './WishMessageItem.tsx';

const mine = { title: market.wishNotes, href: '#/hljw/wishDetails' };
const message = (news: WishNewsView, at: number, isUnread = false): WishMessageView => ({
  id: `${news.kind}-${at}`,
  at: now - at * hour,
  isUnread,
  wish: mine,
  news,
});
const gone = { title: wordsOf('wishes')('status.hidden'), href: null };
const somchai = { ...cast.somchai };

const messages = {
  moved: message({ kind: 'moved', to: 3, reason: market.twoSteps }, 1, true),
  communicated: message({ kind: 'moved', to: 5, isCommunicated: true, reason: '' }, 30),
  hidden: message({ kind: 'moved', to: 0, reason: failures.asksTip }, 31),
  answered: message({ kind: 'answered', text: market.officialDecember }, 2, true),
  refunded: message({ kind: 'refunded', beans: 165 }, 12),
  voted: message({ kind: 'voted', by: { ...cast.manager }, reason: market.agreeScreens }, 20),
  replied: message(
    {
      kind: 'replied',
      by: { ...cast.aisyah },
      text: market.agreeScreens,
    },
    3,
    true,
  ),
  mentioned: message({ kind: 'mentioned', by: somchai, text: market.minuteToo }, 26),
  liked: message({ kind: 'liked', by: somchai, total: 1 }, 40),
  likedByMany: message(
    {
      kind: 'liked',
      by: { ...cast.longName },
      total: 1_285,
    },
    50,
  ),
};

const meta = {
  title: 'components/wishes/WishMessageItem',
  component: WishMessageItem,
  args: { message: messages.moved, onMute: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 760 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof WishMessageItem>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Progress: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { pressed: false }));
    await expect(args.onMute).toHaveBeenCalledWith(true);
  },
};
export const Muted: Story = {
  args: { message: messages.communicated, isMuted: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { pressed: true }));
    await expect(args.onMute).toHaveBeenCalledWith(false);
  },
};
export const Answered: Story = { tags: ['pictured'], args: { message: messages.answered } };
export const Refunded: Story = { tags: ['pictured'], args: { message: messages.refunded } };
/** E02: my vote was given in my name, and why. */
export const VotedFor: Story = { tags: ['pictured'], args: { message: messages.voted } };
export const Replied: Story = { tags: ['pictured'], args: { message: messages.replied } };
export const Mentioned: Story = { tags: ['pictured'], args: { message: messages.mentioned } };
export const Liked: Story = { tags: ['pictured'], args: { message: messages.liked, onMute: undefined } };
export const LikedByMany: Story = { tags: ['pictured'], args: { message: messages.likedByMany } };

/** A wish that was hidden is named no more, and leads nowhere. */
export const OfHidden: Story = {
  args: { message: { ...messages.refunded, wish: gone }, onMute: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(gone.title)).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <Card padding="none">
      {Object.values(messages).map((one) => (
        <WishMessageItem key={one.id} {...args} message={one} isMuted={one === messages.communicated} />
      ))}
    </Card>
  ),
};
