import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { titles } from '../../../stories/index.ts';
import { KeepButton } from './KeepButton.tsx';

const meta = {
  title: 'components/content/KeepButton',
  component: KeepButton,
  args: { name: titles.dividendFolder, isKept: false, isPending: false, onKeep: fn() },
} satisfies Meta<typeof KeepButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotKept: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { pressed: false }));
    await expect(args.onKeep).toHaveBeenCalledWith(true);
  },
};
export const Kept: Story = {
  args: { isKept: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { pressed: true }));
    await expect(args.onKeep).toHaveBeenCalledWith(false);
  },
};
export const Pending: Story = { args: { isPending: true } };

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <StoryGrid>
      <StoryRow label="not kept">
        <KeepButton {...args} />
      </StoryRow>
      <StoryRow label="kept">
        <KeepButton {...args} isKept />
      </StoryRow>
      <StoryRow label="pending">
        <KeepButton {...args} isPending />
      </StoryRow>
    </StoryGrid>
  ),
};
