import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { failures, talk, titles, wordsOf } from '../../../stories/index.ts';
import { counts, hour, nurul, picture, somchai, storyNow } from '../content.fixtures.ts';
import { type PostView, PostCard } from '../PostCard/PostCard.tsx';
import { PostFeed } from './PostFeed.tsx';

const first: PostView = {
  id: '1',
  author: nurul,
  text: talk.firstPortfolioPost,
  pictures: [{ url: picture(), alt: '' }],
  topic: { name: titles.firstPortfolio, href: '/hljw/jingwangquan/topicdetails?id=3' },
  at: storyNow - 3 * hour,
  counts,
  isOwn: false,
  review: { kind: 'displayed' },
};
const posts: readonly PostView[] = [
  first,
  { ...first, id: '2', author: somchai, text: talk.banksToo, pictures: [], at: storyNow - 5 * hour },
];
const actions = {
  onLike: fn(),
  onComment: fn(),
  onOpenPicture: fn(),
  onDelete: fn(),
  onReport: fn(),
  onEditAgain: fn(),
};

const meta = {
  title: 'components/content/PostFeed',
  component: PostFeed,
  args: {
    state: { kind: 'ready', hasMore: true, isLoadingMore: false },
    onShowNew: fn(),
    onMore: fn(),
    onRetry: fn(),
    children: posts.map((post) => <PostCard key={post.id} post={post} {...actions} />),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 760 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PostFeed>;

export default meta;
type Story = StoryObj<typeof meta>;

const t = () => wordsOf('circle');

export const Ready: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: t()('more') }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};
/** S06: what came since is named, and shown when it is wanted. */
export const NewOnes: Story = {
  args: { newCount: 3 },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: t()('waiting', { count: 3, n: '3' }) }),
    );
    await expect(args.onShowNew).toHaveBeenCalledOnce();
  },
};
export const LoadingMore: Story = { args: { state: { kind: 'ready', hasMore: true, isLoadingMore: true } } };
export const Empty: Story = {
  args: { children: [], state: { kind: 'ready', hasMore: false, isLoadingMore: false } },
};
export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const LoadFailed: Story = {
  args: { state: { kind: 'failed', reason: failures.noAnswer } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: t()('retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      {Object.entries({ Ready, NewOnes, Empty, Loading, LoadFailed }).map(([key, story]) => (
        <PostFeed key={key} {...args} label={key} {...story.args} />
      ))}
    </div>
  ),
};
