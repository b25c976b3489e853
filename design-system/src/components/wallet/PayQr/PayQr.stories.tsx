import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { PayQr } from './PayQr.tsx';

const code = 'weixin://wxpay/bizpayurl?pr=GB20261121000042';
const expiresAt = Date.UTC(2026, 10, 21, 3, 0);

const meta = {
  title: 'components/wallet/PayQr',
  component: PayQr,
  args: {
    state: { kind: 'waiting', code, expiresAt },
    method: 'wechat',
    price: { amount: 68, currency: 'CNY' },
    onRefresh: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 280 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PayQr>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img')).toHaveAccessibleName(/68/);
  },
};
export const Alipay: Story = {
  args: {
    price: { amount: 8_888_888, currency: 'CNY' },
    method: 'alipay',
    state: { kind: 'waiting', code: 'https://qr.alipay.com/bax08', expiresAt },
  },
};
export const Scanned: Story = { args: { state: { kind: 'scanned', code } } };
export const Expired: Story = {
  args: { state: { kind: 'expired', code } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};
export const Paid: Story = { args: { state: { kind: 'paid', code } } };
export const Loading: Story = { args: { state: { kind: 'loading' } } };

export const AllStates: Story = {
  name: 'All states',
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 1_100 }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => (
    <StoryGrid>
      {(
        [
          ['waiting', [Waiting, Alipay]],
          ['scanned, expired, paid', [Scanned, Expired, Paid]],
          ['loading', [Loading]],
        ] as const
      ).map(([label, stories]) => (
        <StoryRow key={label} label={label}>
          {stories.map(({ args: given }) => (
            <div key={JSON.stringify(given)} style={{ inlineSize: 280 }}>
              <PayQr {...args} {...given} />
            </div>
          ))}
        </StoryRow>
      ))}
    </StoryGrid>
  ),
};
