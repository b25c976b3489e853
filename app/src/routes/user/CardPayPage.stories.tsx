import { calls, orderStates, payTypes } from '@goldbean/contract/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { paths } from '../../shared/paths/index.ts';
import { answer, given, page, storyMember, wordsOf } from '../../stories/index.ts';
import { CardPayPage } from './CardPayPage.tsx';
import { storyMethods, storyOrder, storyOrders, storyPayment } from './order.fixtures.ts';
import { standInForStripe } from './story-stripe.ts';

const order = storyOrder([orderStates.paying], {
  amount: 499,
  currency: 'USD',
  product: { kind: 'beans', id: 'beans_300_usd', name: '300 gold beans' },
  gives: { currency: 'BEAN', amount: 360 },
  pay_type: payTypes.card,
  agreement: { name: 'payOverseas', version: '2026-11' },
});
const about = paths.cardPay.href({ order: order.order_no });
const field = storyPayment(order, {
  kind: 'card',
  client_secret: 'pi_1_secret_1',
  publishable_key: 'pk_test_story',
});

const meta = {
  title: 'Pages/user/CardPay',
  component: CardPayPage,
  tags: ['!autodocs'],
  ...page({
    address: paths.cardPay.href(),
    member: { ...storyMember, ishw: true },
    answers: [
      answer(calls.recharge.offer, {
        list: [
          { id: 'beans_300_usd', beans: 300, bonus: 60, price: 499, currency: 'USD' },
          { id: 'beans_680_usd', beans: 680, bonus: 90, price: 999, currency: 'USD' },
          { id: 'beans_1980_usd', beans: 1_980, bonus: 300, price: 2_999, currency: 'USD' },
        ],
        methods: [5],
        first_bonus: 0,
        agreement: { name: 'payOverseas', version: '2026-11', accepted: null },
      }),
      answer(calls.recharge.coinPacks, {
        list: [
          { id: 'coins_10', coins: 10, bonus: 0, price: 999, currency: 'USD' },
          { id: 'coins_50', coins: 50, bonus: 3, price: 4_999, currency: 'USD' },
        ],
        methods: [5],
        agreement: { name: 'coins', version: '2026-11', accepted: null },
      }),
      storyMethods('card'),
      storyOrders(),
      field,
    ],
  }),
} satisfies Meta;

export default meta;
type Story = StoryObj;
type Play = NonNullable<Story['play']>;

const pay: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: /4[.,]99/ }));
};

/** /hwStripe: beans in dollars. */
export const Beans: Story = {
  play: async ({ canvasElement }) => {
    const packs = await within(canvasElement).findByRole('group', {
      name: wordsOf('recharge')('grid.label'),
    });
    await expect(within(packs).getByRole('radio', { name: /680/ })).toBeInTheDocument();
  },
};

export const Coins: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('tab', { name: wordsOf('wallet')('currency.COIN') }));
    await expect(await canvas.findByRole('radio', { name: /50/ })).toBeInTheDocument();
  },
};

/** D72: the field is the payment service's; a grey box stands for it here. */
export const CardField: Story = {
  parameters: given({ address: about }),
  beforeEach: () => standInForStripe({}),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: /4[.,]99/ })).toBeVisible();
  },
};

export const CardRefused: Story = {
  tags: ['pictured'],
  parameters: given({ address: about }),
  beforeEach: () => standInForStripe({ confirm: { type: 'card_error', message: 'Your card was declined.' } }),
  play: async (context) => {
    await pay(context);
    await expect(await within(context.canvasElement).findByRole('alert')).toHaveTextContent(
      'Your card was declined.',
    );
  },
};

/** Nobody answered: it may have been charged. */
export const CardUnclear: Story = {
  parameters: given({ address: about }),
  beforeEach: () => standInForStripe({ confirm: { type: 'api_connection_error' } }),
  play: async (context) => {
    await pay(context);
    await within(context.canvasElement).findByText(wordsOf('orders')('pay.cardRefusal.unclear'));
  },
};

export const CardPaying: Story = {
  parameters: given({ address: about }),
  beforeEach: () => standInForStripe({ confirm: 'never' }),
  play: pay,
};

/** Taken, and not yet heard of by our server: nobody is asked to pay again. */
export const CardTaken: Story = {
  parameters: given({ address: about }),
  beforeEach: () => standInForStripe({ status: 'processing' }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(wordsOf('orders')('pay.cardTaken'))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /4[.,]99/ })).toBeNull();
  },
};

/** Stripe's script or its field did not come. */
export const CardMissing: Story = {
  tags: ['pictured'],
  parameters: given({ address: about }),
  beforeEach: () => standInForStripe({ isBroken: true }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(wordsOf('orders')('pay.cardMissing'))).toBeVisible();
  },
};

export const NoCardField: Story = {
  parameters: given({
    address: about,
    answers: [storyPayment(order, { kind: 'card', client_secret: 'pi_1_secret_1', publishable_key: null })],
  }),
};
