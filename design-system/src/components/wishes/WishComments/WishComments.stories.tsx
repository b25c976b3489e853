import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { cast, failures, market } from '../../../stories/index.ts';
import { hour, now } from '../wishes.fixtures.ts';
import { WishComments } from './WishComments.tsx';

const comments = [
  {
    id: '2',
    author: { uid: '1', ...cast.jingyi },
    text: market.decemberOnly,
    at: now - hour,
    likes: 0,
    isLiked: false,
    isOwn: true,
    state: { kind: 'pending' },
  },
  {
    id: '1',
    author: { uid: '2', ...cast.somchai },
    text: market.dailyFirst,
    at: now - 2 * hour,
    likes: 38,
    isLiked: true,
    isOwn: false,
    state: { kind: 'displayed' },
  },
] as const;

const meta = {
  title: 'components/wishes/WishComments',
  component: WishComments,
  args: {
    state: { kind: 'ready', comments, hasMore: true, isLoadingMore: false },
    actions: { onLike: fn(), onReply: fn(), onDelete: fn() },
    onMore: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof WishComments>;

export default meta;
type Story = StoryObj<typeof meta>;

/** D68: mine waits for review; more on demand. */
export const Some: Story = {
  play: async ({ args, canvasElement }) => {
    const buttons = within(canvasElement).getAllByRole('button');
    await userEvent.click(buttons.at(-1) ?? canvasElement);
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};
export const None: Story = {
  args: { state: { kind: 'ready', comments: [], hasMore: false, isLoadingMore: false } },
};
export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const Failed: Story = { args: { state: { kind: 'failed', reason: failures.asksTipRules } } };

export const AllStates: Story = {
  name: 'All states',
  // Several of them in one picture share their name; on a page there is one.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => (
    <StoryGrid>
      {(
        [
          ['some', Some],
          ['none', None],
          ['loading', Loading],
          ['failed', Failed],
        ] as const
      ).map(([label, story]) => (
        <StoryRow key={label} label={label}>
          <div data-fill-row>
            <WishComments {...args} {...story.args} />
          </div>
        </StoryRow>
      ))}
    </StoryGrid>
  ),
};
