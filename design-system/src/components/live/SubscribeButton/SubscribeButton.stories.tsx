import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { heard, places } from '../../../stories/index.ts';
import { FollowButton } from '../../content/index.ts';
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

const looks = (button: HTMLElement) => {
  const { height, color, backgroundColor, borderColor, borderRadius } = getComputedStyle(button);
  return {
    height,
    color,
    backgroundColor,
    borderColor,
    borderRadius,
    icon: button.querySelector('svg')?.innerHTML,
  };
};

/** E Face.3: following and subscribing look alike, before and after. */
export const BesideFollowing: Story = {
  render: (args) => (
    <StoryGrid>
      {([false, true] as const).map((isOn) => (
        <StoryRow key={String(isOn)} label={isOn ? 'on' : 'off'}>
          <FollowButton name={args.name} state={{ kind: isOn ? 'following' : 'none' }} onFollow={fn()} />
          <SubscribeButton {...args} isSubscribed={isOn} />
        </StoryRow>
      ))}
    </StoryGrid>
  ),
  play: async ({ canvasElement }) => {
    for (const pressed of [false, true]) {
      const [follow, subscribe] = within(canvasElement).getAllByRole('button', { pressed });
      if (!follow || !subscribe) throw new Error('two buttons are compared');
      await expect(looks(subscribe)).toEqual(looks(follow));
    }
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
