import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { gift } from '../gifts.fixtures.ts';
import { GiftCombo } from './GiftCombo.tsx';

const meta = {
  title: 'components/gifts/GiftCombo',
  component: GiftCombo,
  args: {
    gift: gift('sunflower'),
    count: 12,
    state: { kind: 'running', left: 3_000 },
    onAgain: fn(),
    onRecharge: fn(),
  },
  decorators: [
    (Story) => (
      <div data-surface="stage" style={{ padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof GiftCombo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.click(button);
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAgain).toHaveBeenCalledTimes(2);
  },
};
export const HalfGone: Story = { args: { state: { kind: 'running', left: 1_500 }, count: 188 } };
export const Sending: Story = {
  args: { state: { kind: 'sending' } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onAgain).not.toHaveBeenCalled();
  },
};
export const Short: Story = {
  args: { state: { kind: 'short' }, gift: gift('rocket'), count: 3 },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onRecharge).toHaveBeenCalledOnce();
  },
};

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <StoryGrid>
      <StoryRow label="running">
        <GiftCombo {...args} />
        <GiftCombo {...args} gift={gift('heart')} count={1_888} state={{ kind: 'running', left: 1_500 }} />
      </StoryRow>
      <StoryRow label="sending">
        <GiftCombo {...args} state={{ kind: 'sending' }} />
      </StoryRow>
      <StoryRow label="beans have run out">
        <GiftCombo {...args} state={{ kind: 'short' }} gift={gift('rocket')} count={3} />
      </StoryRow>
    </StoryGrid>
  ),
};
