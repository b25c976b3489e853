import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LoginPanel } from './LoginPanel.tsx';

const meta = {
  title: 'components/people/LoginPanel',
  component: LoginPanel,
  args: { ended: null, method: 'password', onMethod: fn(), children: null },
} satisfies Meta<typeof LoginPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstVisit: Story = {
  play: async ({ canvasElement, args }) => {
    const [, code] = within(canvasElement).getAllByRole('tab');
    if (!code) throw new Error('there is one way only');
    await userEvent.click(code);
    await expect(args.onMethod).toHaveBeenCalledWith('code');
  },
};

export const Expired: Story = { args: { ended: 'expired' } };

export const AllStates: Story = {
  name: 'All states',
  // The same heading many times: that is what this page is for.
  parameters: {
    a11y: {
      config: {
        rules: [
          { id: 'landmark-unique', enabled: false },
          { id: 'landmark-no-duplicate-banner', enabled: false },
        ],
      },
    },
  },
  render: (args) => (
    <div style={{ display: 'grid', gap: 32, maxInlineSize: 420 }}>
      <LoginPanel {...args} />
      <LoginPanel {...args} ended="expired" method="code" />
      <LoginPanel {...args} ended="elsewhere" />
      <LoginPanel {...args} ended="chosen" />
      <LoginPanel {...args} ended="ticket" method="register" />
    </div>
  ),
};
