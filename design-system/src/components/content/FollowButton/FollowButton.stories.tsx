import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { cast, heard } from '../../../stories/index.ts';
import { FollowButton, type FollowState } from './FollowButton.tsx';

const meta = {
  title: 'components/content/FollowButton',
  component: FollowButton,
  args: { state: { kind: 'none' }, name: cast.mei.nickname, onFollow: fn() },
} satisfies Meta<typeof FollowButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: heard(cast.mei.nickname) }));
    await expect(args.onFollow).toHaveBeenCalledWith(true);
  },
};
export const Following: Story = { args: { state: { kind: 'following' } } };
export const Mutual: Story = {
  args: { state: { kind: 'mutual' } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onFollow).toHaveBeenCalledWith(false);
  },
};
export const Pending: Story = {
  args: { state: { kind: 'pending' } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onFollow).not.toHaveBeenCalled();
  },
};

const kinds: readonly FollowState['kind'][] = ['none', 'following', 'mutual', 'pending'];

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <StoryGrid>
      {kinds.map((kind) => (
        <StoryRow key={kind} label={kind}>
          <FollowButton {...args} state={{ kind }} />
          <FollowButton {...args} state={{ kind }} size="medium" />
        </StoryRow>
      ))}
    </StoryGrid>
  ),
};
