import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { cast, failures } from '../../../stories/index.ts';
import { WishVoters } from './WishVoters.tsx';

const voters = [
  { uid: '1', ...cast.jingyi, hasVoted: true, paidVotes: 25 },
  { uid: '2', ...cast.somchai, hasVoted: true, paidVotes: 0 },
  { uid: '3', ...cast.aisyah, hasVoted: false, paidVotes: 100 },
];

const meta = {
  title: 'components/wishes/WishVoters',
  component: WishVoters,
  args: {
    state: { kind: 'ready', voters, total: 1_204 },
    levels: [
      { level: 3, votes: 402 },
      { level: 12, votes: 802 },
    ],
    onMore: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof WishVoters>;

export default meta;
type Story = StoryObj<typeof meta>;

/** S10: free and bought apart; more on demand. */
export const Some: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};
export const All: Story = { args: { state: { kind: 'ready', voters, total: 3 } } };
export const Nobody: Story = { args: { state: { kind: 'ready', voters: [], total: 0 }, levels: [] } };
export const Loading: Story = { args: { state: { kind: 'loading' }, levels: [] } };
export const Failed: Story = {
  args: { state: { kind: 'failed', reason: failures.asksTipRules }, levels: [] },
};

export const AllStates: Story = {
  name: 'All states',
  // Several of them in one picture share their name; on a page there is one.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => (
    <StoryGrid>
      {(
        [
          ['some', Some],
          ['all', All],
          ['nobody', Nobody],
          ['loading', Loading],
          ['failed', Failed],
        ] as const
      ).map(([label, story]) => (
        <StoryRow key={label} label={label}>
          <div style={{ inlineSize: 320 }}>
            <WishVoters {...args} {...story.args} />
          </div>
        </StoryRow>
      ))}
    </StoryGrid>
  ),
};
