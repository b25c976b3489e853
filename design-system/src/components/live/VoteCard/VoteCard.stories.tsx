import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { talk } from '../../../stories/index.ts';
import { minute, onStage, sameRegionOften, StageWall, storyNow } from '../live.fixtures.tsx';
import { VoteCard, type VoteOption, type VoteState } from './VoteCard.tsx';

const options: readonly VoteOption[] = [
  { id: 'a', text: talk.voteAddCross, count: 1_204 },
  { id: 'b', text: talk.voteWait, count: 8_846 },
  { id: 'c', text: talk.voteKeep, count: 2_310 },
];
const none = options.map((option) => ({ ...option, count: 0 }));
const endsAt = storyNow() + 2 * minute;

const meta = {
  title: 'components/live/VoteCard',
  component: VoteCard,
  args: {
    question: talk.voteQuestion,
    options,
    state: { kind: 'open', endsAt },
    onVote: fn(),
    now: storyNow,
  },
  decorators: [onStage(400)],
} satisfies Meta<typeof VoteCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is sent before an answer is chosen; arrows choose. */
export const Open: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onVote).not.toHaveBeenCalled();
    await userEvent.click(canvas.getAllByRole('radio')[0] ?? canvasElement);
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onVote).toHaveBeenCalledWith('b');
  },
};
export const Sending: Story = {
  tags: ['pictured'],
  args: { state: { kind: 'open', endsAt, isSending: true } },
};
export const Failed: Story = {
  tags: ['pictured'],
  args: { state: { kind: 'open', endsAt, isFailed: true } },
};
export const Voted: Story = { tags: ['pictured'], args: { state: { kind: 'voted', endsAt, mine: 'b' } } };
export const Closed: Story = { tags: ['pictured'], args: { state: { kind: 'closed' } } };
export const Result: Story = { tags: ['pictured'], args: { state: { kind: 'result', mine: 'c' } } };
export const Tally: Story = { tags: ['pictured'], args: { state: { kind: 'tally', endsAt } } };
export const NobodyVoted: Story = {
  tags: ['pictured'],
  args: { options: none, state: { kind: 'result', mine: null } },
};

const states: readonly (readonly [string, VoteState])[] = [
  ['open', { kind: 'open', endsAt }],
  ['sending', { kind: 'open', endsAt, isSending: true }],
  ['failed', { kind: 'open', endsAt, isFailed: true }],
  ['voted', { kind: 'voted', endsAt, mine: 'b' }],
  ['closed', { kind: 'closed' }],
  ['result', { kind: 'result', mine: 'c' }],
  ['result, not voted', { kind: 'result', mine: null }],
  ['tally', { kind: 'tally', endsAt }],
  ['tally, over', { kind: 'tally' }],
];

export const AllStates: Story = {
  name: 'All states',
  parameters: sameRegionOften,
  render: (args) => (
    <StageWall column={320}>
      {states.map(([label, state]) => (
        <VoteCard key={label} {...args} state={state} />
      ))}
    </StageWall>
  ),
};
