import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { market } from '../../../stories/index.ts';
import { wishes } from '../wishes.fixtures.ts';
import { SimilarWishes } from './SimilarWishes.tsx';

const found = {
  kind: 'found',
  wishes: [wishes.pending, { ...wishes.voted, id: 'voted', title: market.wishTrend }, wishes.completed],
} as const;

const meta = {
  title: 'components/wishes/SimilarWishes',
  component: SimilarWishes,
  args: { state: found, hrefOf: ({ id }) => `#/hljw/wishDetails?id=${id}`, onVote: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 640 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SimilarWishes>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One to vote for, one that has my vote, one that is closed. */
export const Found: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onVote).toHaveBeenCalledWith(wishes.pending);
  },
};
export const One: Story = { args: { state: { kind: 'found', wishes: [wishes.development] } } };
export const Voting: Story = { args: { state: { ...found, votingId: wishes.pending.id } } };
export const Searching: Story = { args: { state: { kind: 'searching' } } };
export const None: Story = { args: { state: { kind: 'found', wishes: [] } } };
/** Nothing is drawn, and the place listens. */
export const Idle: Story = { args: { state: { kind: 'idle' } } };

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <StoryGrid>
      {Object.entries({ Found, One, Voting, Searching, None, Idle }).map(([label, story]) => (
        <StoryRow key={label} label={label}>
          <div data-fill-row>
            <SimilarWishes {...args} {...story.args} />
          </div>
        </StoryRow>
      ))}
    </StoryGrid>
  ),
};
