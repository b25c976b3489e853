import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { failures } from '../../../stories/index.ts';
import { onStage, sameRegionOften, StageWall } from '../live.fixtures.tsx';
import { wishes } from './live-wish.fixtures.ts';
import { LiveWish } from './LiveWish.tsx';

const meta = {
  title: 'components/live/LiveWish',
  component: LiveWish,
  args: { state: { kind: 'ready', wishes }, onGive: fn(), onHelpers: fn(), onRetry: fn() },
  decorators: [onStage(380)],
} satisfies Meta<typeof LiveWish>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvasElement }) => {
    const [helpers, give] = within(canvasElement).getAllByRole('button');
    await userEvent.click(helpers ?? canvasElement);
    await expect(args.onHelpers).toHaveBeenCalledWith(wishes[0]);
    await userEvent.click(give ?? canvasElement);
    await expect(args.onGive).toHaveBeenCalledWith(wishes[0]?.gift);
  },
};
export const Held: Story = {
  args: { disabledReason: failures.offAir },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getAllByRole('button').at(-1) ?? canvasElement);
    await expect(args.onGive).not.toHaveBeenCalled();
  },
};
export const Empty: Story = { tags: ['pictured'], args: { state: { kind: 'ready', wishes: [] } } };
export const Loading: Story = { tags: ['pictured'], args: { state: { kind: 'loading' } } };
export const LoadFailed: Story = {
  args: { state: { kind: 'error', reason: failures.noAnswer } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const AllStates: Story = {
  name: 'All states',
  parameters: sameRegionOften,
  render: (args) => (
    <StageWall column={340}>
      <LiveWish {...args} />
      <LiveWish {...args} disabledReason={failures.offAir} />
      <LiveWish {...args} state={{ kind: 'ready', wishes: [] }} />
      <LiveWish {...args} state={{ kind: 'loading' }} />
      <LiveWish {...args} state={{ kind: 'error', reason: failures.noAnswer }} />
    </StageWall>
  ),
};
