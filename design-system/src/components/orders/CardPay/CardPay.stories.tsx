import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { failures } from '../../../stories/index.ts';
import { CardPay } from './CardPay.tsx';
import { cardFrameLook } from './frame-look.ts';

const meta = {
  title: 'components/orders/CardPay',
  component: CardPay,
  args: {
    state: { kind: 'ready', refusal: null },
    price: { amount: 4.99, currency: 'USD' },
    frameRef: null,
    onPay: fn(),
    onRetry: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CardPay>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What the payment service draws into the frame is its own: here it stays empty. */
export const Ready: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onPay).toHaveBeenCalledOnce();
    const { variables, rules } = cardFrameLook(within(canvasElement).getByRole('group'));
    const values = [variables, ...Object.values(rules)].flatMap((said) => Object.values(said));
    for (const value of values) await expect(value).toMatch(/^(?!.*var\().+/);
  },
};
export const Refused: Story = {
  args: { state: { kind: 'ready', refusal: { kind: 'refused', said: failures.cardDeclined } } },
};
export const Incomplete: Story = {
  args: {
    state: { kind: 'ready', refusal: { kind: 'incomplete', said: failures.cardNumber } },
  },
};
export const Unclear: Story = {
  args: { state: { kind: 'ready', refusal: { kind: 'unclear', said: '' } } },
};
export const Paying: Story = { args: { state: { kind: 'paying' } } };
export const Taken: Story = { args: { state: { kind: 'taken' } } };
export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const LoadFailed: Story = { args: { state: { kind: 'failed' } } };

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      {Object.entries({ Ready, Refused, Incomplete, Unclear, Paying, Taken, Loading, LoadFailed }).map(
        ([name, story]) => (
          <CardPay key={name} {...args} {...story.args} />
        ),
      )}
    </div>
  ),
};
