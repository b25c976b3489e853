import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { UnreadLink } from './UnreadLink.tsx';

const meta = {
  title: 'components/chat/UnreadLink',
  component: UnreadLink,
  args: { href: '/chat', count: 7 },
} satisfies Meta<typeof UnreadLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unread: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAccessibleName(/7/);
  },
};
export const Many: Story = { args: { count: 1_234 } };
export const AllRead: Story = { args: { count: 0 } };

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <div style={{ display: 'flex', gap: 24 }}>
      <UnreadLink {...args} />
      <UnreadLink {...args} count={1_234} />
      <UnreadLink {...args} count={0} />
    </div>
  ),
};
