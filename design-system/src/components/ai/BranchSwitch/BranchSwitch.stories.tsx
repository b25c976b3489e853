import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { failures } from '../../../stories/index.ts';
import { BranchSwitch } from './BranchSwitch.tsx';

const meta = {
  title: 'components/ai/BranchSwitch',
  component: BranchSwitch,
  args: { of: 'answer', at: 2, count: 3, onSelect: fn() },
} satisfies Meta<typeof BranchSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = {
  play: async ({ args, canvasElement }) => {
    const [previous, next] = within(canvasElement).getAllByRole('button');
    await userEvent.click(previous ?? canvasElement);
    await expect(args.onSelect).toHaveBeenLastCalledWith(1);
    await userEvent.click(next ?? canvasElement);
    await expect(args.onSelect).toHaveBeenLastCalledWith(3);
  },
};

/** The first has nothing before it, and says so. */
export const First: Story = {
  args: { at: 1 },
  play: async ({ args, canvasElement }) => {
    const [previous] = within(canvasElement).getAllByRole('button');
    await userEvent.click(previous ?? canvasElement);
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};

export const Last: Story = { args: { at: 3, of: 'question' } };

export const Held: Story = { args: { disabledReason: failures.answering } };

/** One version is no choice. */
export const Single: Story = {
  args: { at: 1, count: 1 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <StoryGrid>
      <StoryRow label="middle">
        <BranchSwitch {...args} />
      </StoryRow>
      <StoryRow label="first">
        <BranchSwitch {...args} at={1} of="question" />
      </StoryRow>
      <StoryRow label="last">
        <BranchSwitch {...args} at={128} count={128} />
      </StoryRow>
      <StoryRow label="held">
        <BranchSwitch {...args} disabledReason={failures.answering} />
      </StoryRow>
    </StoryGrid>
  ),
};
