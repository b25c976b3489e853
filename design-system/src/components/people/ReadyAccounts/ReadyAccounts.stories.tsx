import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ReadyAccounts } from './ReadyAccounts.tsx';

const meta = {
  title: 'components/people/ReadyAccounts',
  component: ReadyAccounts,
  args: {
    accounts: [
      { account: 'teacher', role: 'teacher' },
      { account: 'member', role: 'member' },
      { account: 'inspector', role: 'inspector' },
      { account: 'producthead', role: 'product_head' },
      { account: 'admin', role: 'admin' },
      { account: 'support', role: 'support' },
    ],
    isBusy: false,
    onChoose: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: 16, maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ReadyAccounts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^member/ }));
    await expect(args.onChoose).toHaveBeenCalledWith('member');
  },
};

export const Busy: Story = { tags: ['pictured'], args: { isBusy: true } };

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <>
      <ReadyAccounts {...args} />
      <ReadyAccounts {...args} isBusy />
    </>
  ),
};
