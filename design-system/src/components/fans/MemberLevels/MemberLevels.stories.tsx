import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { failures, market } from '../../../stories/index.ts';
import { MemberLevels, type MemberLevelsState } from './MemberLevels.tsx';

type Ready = Extract<MemberLevelsState, { kind: 'ready' }>;

const levelsTable = [
  [1, 0],
  [2, 100],
  [3, 300],
  [4, 700],
  [10, 25_000],
] as const;
/** @param unlocked the highest level that is unlocked */
const status = (experience: number, level: number, next: number | null, unlocked: number): Ready => ({
  kind: 'ready',
  experience,
  level,
  next,
  unlocked,
  today: { won: 46, cap: 300 },
  levels: levelsTable.map(([entry, closeness]) => ({
    level: entry,
    closeness,
    benefits: [market.askFirst],
    isUnlocked: entry <= unlocked,
  })),
});

const meta = {
  title: 'components/fans/MemberLevels',
  component: MemberLevels,
  args: { state: status(140, 2, 300, 2), onRetry: fn(), onUnlock: fn() },
} satisfies Meta<typeof MemberLevels>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnTheWay: Story = {};
/** Of two that are reached the lower is unlocked first. */
export const Reached: Story = {
  args: { state: status(420, 3, 700, 1) },
  play: async ({ args, canvasElement }) => {
    const [unlock, ...others] = within(canvasElement).getAllByRole('button');
    await expect(others).toHaveLength(0);
    await userEvent.click(unlock ?? canvasElement);
    await expect(args.onUnlock).toHaveBeenCalledWith(2);
  },
};
export const Beginning: Story = { args: { state: status(0, 1, 100, 1) } };
export const Highest: Story = { args: { state: status(31_000, 10, null, 10) } };
export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const LoadFailed: Story = { args: { state: { kind: 'error', reason: failures.noAnswer } } };

export const AllStates: Story = {
  name: 'All states',
  // The page shows one of them; here they stand beside each other.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => (
    <StoryGrid style={{ gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
      {Object.entries({ OnTheWay, Reached, Beginning, Highest, Loading, LoadFailed }).map(
        ([label, story]) => (
          <StoryRow key={label} label={label}>
            <MemberLevels {...args} {...story.args} />
          </StoryRow>
        ),
      )}
    </StoryGrid>
  ),
};
