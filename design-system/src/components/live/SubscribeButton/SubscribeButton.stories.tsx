import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { cast, heard, places } from '../../../stories/index.ts';
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

/** Of a button: its icon or its spinner, and what of its look does not depend on the length of its words. */
function lookOf(button: HTMLElement) {
  const { color, backgroundColor, borderColor, borderRadius, height, padding, gap, font } =
    getComputedStyle(button);
  const icon = button.firstElementChild?.outerHTML;
  return { icon, color, backgroundColor, borderColor, borderRadius, height, padding, gap, font };
}

/** To follow and to subscribe look alike everywhere: before, while it is being saved, and after. */
export const BesideFollowing: Story = {
  render: (args) => (
    <StoryGrid>
      {(['none', 'pending', 'following'] as const).map((kind) => (
        <StoryRow key={kind} label={kind}>
          {(['small', 'medium'] as const).map((size) => (
            <div key={size} role="group" aria-label={`${kind} ${size}`}>
              <FollowButton state={{ kind }} name={cast.mei.nickname} onFollow={fn()} size={size} />{' '}
              <SubscribeButton
                {...args}
                isSubscribed={kind === 'following'}
                isPending={kind === 'pending'}
                size={size}
              />
            </div>
          ))}
        </StoryRow>
      ))}
    </StoryGrid>
  ),
  play: async ({ canvasElement }) => {
    const groups = within(canvasElement).getAllByRole('group');
    await expect(groups).toHaveLength(6);
    for (const group of groups) {
      const [follow, subscribe] = within(group).getAllByRole('button').map(lookOf);
      await expect(follow?.icon, group.ariaLabel ?? '').toBeTruthy();
      await expect(subscribe, group.ariaLabel ?? '').toEqual(follow);
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
