import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { failures } from '../../../stories/index.ts';
import { OrderState, type OrderStage } from '../../wallet/index.ts';
import { PayPanel } from '../PayPanel/PayPanel.tsx';
import { OrderPanel } from './OrderPanel.tsx';

const at = Date.UTC(2026, 11, 5, 2, 30);
const price = { amount: 68, currency: 'CNY' };

const orderAt = (...stages: readonly OrderStage[]) => (
  <OrderState
    order={{
      orderNo: 'GB20261205000042',
      price,
      method: 'wechat',
      gives: { amount: 710, currency: 'BEAN' },
      expiresAt: at + 1_800_000,
      steps: [
        { to: 'created', at, source: 'member' },
        ...stages.map((to, place) => ({ to, at: at + (place + 1) * 60_000, source: 'notify' as const })),
      ],
    }}
    onPay={fn()}
    onCheck={fn()}
    onOrderAgain={fn()}
    onReceipt={fn()}
  />
);
const pay = (
  <PayPanel
    price={price}
    state={{
      kind: 'qr',
      method: 'wechat',
      code: 'weixin://wxpay/bizpayurl?pr=GB42',
      expiresAt: at + 1_800_000,
      href: null,
    }}
    onRetry={fn()}
  />
);

const meta = {
  title: 'components/orders/OrderPanel',
  component: OrderPanel,
  args: { state: { kind: 'ready', alert: null, order: orderAt('paying'), pay } },
} satisfies Meta<typeof OrderPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The sum and its code stand before all that is told of the order. */
export const Unpaid: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const code = canvas.getByRole('img').getBoundingClientRect();
    const order = canvas.getByRole('article').getBoundingClientRect();
    await expect(code.right <= order.left || code.bottom <= order.top).toBe(true);
    const [sum] = canvas.getAllByText(/68/);
    await expect(sum?.closest('article')).toBeNull();
  },
};
export const Credited: Story = {
  args: { state: { kind: 'ready', alert: null, order: orderAt('paying', 'paid', 'credited'), pay: null } },
};
export const WrongAmount: Story = {
  args: { state: { kind: 'ready', alert: 'wrong_amount', order: orderAt('paying'), pay: null } },
};
export const Loading: Story = { args: { state: { kind: 'loading' } } };
const onRetry = fn();
export const LoadFailed: Story = {
  args: { state: { kind: 'error', reason: failures.noAnswer, onRetry } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(onRetry).toHaveBeenCalled();
  },
};
export const NotMine: Story = {
  args: { state: { kind: 'error', reason: failures.noRight } },
};

export const AllStates: Story = {
  name: 'All states',
  // Each state is the same part of a page.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      {Object.entries({ Unpaid, Credited, WrongAmount, Loading, LoadFailed, NotMine }).map(
        ([name, story]) => (
          <OrderPanel key={name} {...args} {...story.args} />
        ),
      )}
    </div>
  ),
};
