import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { cast, wordsOf } from '../../../stories/index.ts';
import { day, now, wish, wishes } from '../wishes.fixtures.ts';
import { WishCard } from './WishCard.tsx';

const meta = {
  title: 'components/wishes/WishCard',
  component: WishCard,
  args: { wish: wishes.pending, href: '#/hljw/wishDetails', onVote: fn(), onSpeedUp: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 900 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof WishCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pending: Story = {
  play: async ({ args, canvasElement }) => {
    const [vote, speedUp] = within(canvasElement).getAllByRole('button');
    await userEvent.click(vote ?? canvasElement);
    await expect(args.onVote).toHaveBeenCalledWith(args.wish, true);
    await userEvent.click(speedUp ?? canvasElement);
    await expect(args.onSpeedUp).toHaveBeenCalledWith(args.wish);
  },
};

/** A free vote can be withdrawn while the wish is open; bought ones cannot. */
export const Voted: Story = {
  args: { wish: wishes.voted },
  play: async ({ args, canvasElement }) => {
    const vote = within(canvasElement).getByRole('button', { pressed: true });
    await userEvent.click(vote);
    await expect(args.onVote).toHaveBeenCalledWith(args.wish, false);
  },
};

export const Voting: Story = {
  args: { isVoting: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { pressed: false }));
    await expect(args.onVote).not.toHaveBeenCalled();
  },
};
export const ScheduledAndPinned: Story = { args: { wish: wishes.scheduled } };
export const WishOfTheDay: Story = { args: { wish: wishes.development } };
export const UnderDiscussion: Story = { args: { wish: wishes.discussion } };
export const Communicated: Story = { args: { wish: wishes.communicated } };
export const Launched: Story = { args: { wish: wishes.launched } };
const expectedOn = new RegExp(wordsOf('wishes')('expected', { date: '.+' }), 'u');
/** D05: launched, it waits for the day it goes online. */
export const LaunchedForADay: Story = {
  args: { wish: { ...wishes.launched, expectedAt: now + 2 * day, isOnline: false } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(expectedOn)).toBeVisible();
  },
};
/** G411: rewarded before it is completed, its author waits for the beans. */
export const RewardPromised: Story = {
  args: { wish: { ...wishes.completed, reward: { beans: 200, isPaid: false } } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(wordsOf('wishes')('reward'))).toBeVisible();
  },
};
/** What it went into was hidden meanwhile. */
export const MergedIntoHidden: Story = {
  args: {
    wish: { ...wishes.merged, mergedInto: { title: wordsOf('wishes')('status.hidden'), href: null } },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(wordsOf('wishes')('status.hidden'))).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};
export const Completed: Story = {
  args: { wish: wishes.completed },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};
export const Hidden: Story = { args: { wish: wishes.hidden } };
export const Merged: Story = { args: { wish: wishes.merged } };

const long = wish({
  id: 'long',
  title: 'https://example.com/annual-report/2026/consolidated-statement-of-financial-position-and-notes.pdf',
  author: { ...cast.longName },
  freeVotes: 1_204_881,
  paidVotes: 9_007_199,
  comments: 48_213,
});

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <StoryGrid>
      {Object.entries({ ...wishes, long }).map(([label, one]) => (
        <StoryRow key={label} label={label}>
          <div data-fill-row>
            <WishCard {...args} wish={one} />
          </div>
        </StoryRow>
      ))}
    </StoryGrid>
  ),
};
