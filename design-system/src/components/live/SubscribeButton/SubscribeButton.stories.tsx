import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { heard, places } from '../../../stories/index.ts';
import { SubscribeButton } from './SubscribeButton.tsx';

const meta = {
  title: 'components/live/SubscribeButton',
  component: SubscribeButton,
  args: { isSubscribed: false, name: places.linChannel, onSubscribe: fn() },
} satisfies Meta<typeof SubscribeButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Not: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: heard(args.name) }));
    await expect(args.onSubscribe).toHaveBeenCalledWith(true);
  },
};
export const Subscribed: Story = {
  args: { isSubscribed: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { pressed: true }));
    await expect(args.onSubscribe).toHaveBeenCalledWith(false);
  },
};
export const Pending: Story = {
  args: { isPending: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onSubscribe).not.toHaveBeenCalled();
  },
};

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <StoryGrid>
      {(
        [
          ['not', {}],
          ['subscribed', { isSubscribed: true }],
          ['pending', { isPending: true }],
        ] as const
      ).map(([label, state]) => (
        <StoryRow key={label} label={label}>
          <SubscribeButton {...args} {...state} />
          <SubscribeButton {...args} {...state} size="medium" />
        </StoryRow>
      ))}
    </StoryGrid>
  ),
};
