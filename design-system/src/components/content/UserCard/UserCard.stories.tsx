import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { frame, study } from '../../../stories/index.ts';
import { longName, mei, nurul, somchai, teacher } from '../content.fixtures.ts';
import { UserCard } from './UserCard.tsx';

const meta = {
  title: 'components/content/UserCard',
  component: UserCard,
  args: {
    user: mei,
    about: study.lineADay,
    fans: 128,
    following: 46,
    state: { kind: 'none' },
    onFollow: fn(),
    onEdit: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 560 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof UserCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotFollowed: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onFollow).toHaveBeenCalledWith(true);
  },
};
export const Following: Story = {
  args: {
    user: teacher,
    state: { kind: 'following' },
    fans: 3_402_118,
    about: study.aboutLin,
  },
};
export const Mutual: Story = { args: { user: nurul, state: { kind: 'mutual' } } };
export const Pending: Story = { args: { user: somchai, state: { kind: 'pending' } } };
export const Self: Story = {
  args: { state: { kind: 'self' } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onEdit).toHaveBeenCalledOnce();
  },
};
export const LongName: Story = { args: { user: longName, about: '', fans: 0, following: 0 } };
export const Found: Story = { args: { query: frame.reportMei } };

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      <UserCard {...args} />
      <UserCard {...args} {...Following.args} />
      <UserCard {...args} {...Mutual.args} />
      <UserCard {...args} {...Pending.args} />
      <UserCard {...args} {...Self.args} />
      <UserCard {...args} {...LongName.args} />
      <UserCard {...args} {...Found.args} />
    </div>
  ),
};
