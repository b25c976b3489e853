import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { failures } from '../../../stories/index.ts';
import { PayPanel } from './PayPanel.tsx';

const qr = {
  kind: 'qr',
  method: 'wechat',
  code: 'weixin://wxpay/bizpayurl?pr=GB42',
  expiresAt: Date.UTC(2026, 11, 5, 3, 0),
  href: null,
} as const;

const meta = {
  title: 'components/orders/PayPanel',
  component: PayPanel,
  args: { price: { amount: 68, currency: 'CNY' }, state: qr, onRetry: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PayPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Code: Story = {};
export const CodeWithPage: Story = {
  args: { state: { ...qr, method: 'alipay', href: 'https://pay.example/GB42' } },
};
/** The sum is told before the payment page is opened. */
export const Page: Story = {
  args: { state: { kind: 'page', href: 'https://pay.example/GB42' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/68/)).toBeVisible();
  },
};
export const NoCardField: Story = { args: { state: { kind: 'noCardField' } } };
export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const LoadFailed: Story = {
  args: { state: { kind: 'error', reason: failures.payService } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const AllStates: Story = {
  name: 'All states',
  // Each state is the same part of a page.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      {Object.entries({ Code, CodeWithPage, Page, NoCardField, Loading, LoadFailed }).map(([name, story]) => (
        <PayPanel key={name} {...args} {...story.args} />
      ))}
    </div>
  ),
};
