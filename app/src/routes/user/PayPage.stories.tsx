import { calls, orderStates, payTypes } from '@goldbean/contract/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '../../shared/paths/index.ts';
import { answer, given, never, page, refuse, storyNow, unreachable, wordsOf } from '../../stories/index.ts';
import { storyAsked, storyMethods, storyOrder, storyOrders, storyPayment } from './order.fixtures.ts';
import { PayPage } from './PayPage.tsx';

const { paying, paid, credited, closed, failed, refunded } = orderStates;
const unpaid = storyOrder([paying]);
const done = storyOrder([paying, paid, credited], { order_no: 'GB20261118000917' });

const meta = {
  title: 'Pages/user/Pay',
  component: PayPage,
  tags: ['!autodocs'],
  ...page({
    address: paths.pay.href(),
    answers: [
      answer(calls.recharge.offer, {
        list: [
          { id: 'beans_300', beans: 300, bonus: 0, price: 3_000, currency: 'CNY' },
          { id: 'beans_680', beans: 680, bonus: 30, price: 6_800, currency: 'CNY' },
          { id: 'beans_1280', beans: 1_280, bonus: 80, price: 12_800, currency: 'CNY' },
          { id: 'beans_1980', beans: 1_980, bonus: 120, price: 19_800, currency: 'CNY' },
          { id: 'beans_6480', beans: 6_480, bonus: 500, price: 64_800, currency: 'CNY' },
          { id: 'beans_9999', beans: 9_998, bonus: 888, price: 99_980, currency: 'CNY' },
        ],
        methods: [1, 2, 5],
        first_bonus: 0,
        agreement: { name: 'pay', version: '2026-11', accepted: null },
      }),
      storyMethods('wechat', 'alipay', 'card'),
      storyOrders(done),
    ],
  }),
} satisfies Meta;

export default meta;
type Story = StoryObj;
type Play = NonNullable<Story['play']>;

const choosePack: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  const packs = await canvas.findByRole('group', { name: wordsOf('recharge')('grid.label') });
  await userEvent.click(within(packs).getByRole('radio', { name: /680/ }));
  await canvas.findByRole('group', { name: wordsOf('recharge')('method.label') });
};

const fillIn: Play = async (context) => {
  await choosePack(context);
  const canvas = within(context.canvasElement);
  await userEvent.click(canvas.getByRole('radio', { name: wordsOf('recharge')('method.wechat') }));
  await userEvent.click(canvas.getByRole('checkbox'));
};

const order: Play = async (context) => {
  await fillIn(context);
  await userEvent.click(
    within(context.canvasElement).getByRole('button', { name: wordsOf('orders')('submit') }),
  );
};

/** The page about an order. */
const about = (shown = unpaid, panel?: 'receipt') =>
  paths.pay.href({ order: shown.order_no, ...(panel && { panel }) });

const seesState =
  (stage: 'credited' | 'closed' | 'failed' | 'refunded' | 'paid'): Play =>
  async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const words = await canvas.findAllByText(wordsOf('recharge')(`state.${stage}`));
    await expect(words[0]).toBeVisible();
  };

/** D71: vouchers, which the address asks for; their payment begins with the order. */
export const Vouchers: Story = {
  parameters: given({
    address: paths.pay.href({ goods: 'dangwu' }),
    answers: [
      answer(calls.dangwu.goods, {
        list: [
          { id: 'dangwu_10', name: '10', gives: 10, price: 1_000, currency: 'CNY' },
          { id: 'dangwu_680', name: '680', gives: 680, price: 68_000, currency: 'CNY' },
        ],
      }),
      answer(calls.dangwu.balance, {
        balance: 0,
        level: 1,
        rate: 10,
        agreement: { name: 'service', version: '2026-11', accepted: null },
      }),
      answer(calls.dangwu.createOrder, {
        order_no: unpaid.order_no,
        amount: 68_000,
        currency: 'CNY',
        pay_url: null,
        code_url: 'weixin://story',
        expires: unpaid.expires,
        expires_ts: unpaid.expires_ts,
      }),
      answer(calls.orders.detail, { order: unpaid }),
    ],
  }),
  async play(context) {
    await fillIn(context);
    const canvas = within(context.canvasElement);
    await expect(
      canvas.getByRole('link', { name: wordsOf('recharge')('agreement.service') }),
    ).toHaveAttribute('href', paths.serviceAgreement.href());
    await expect(canvas.getByRole('button', { name: wordsOf('orders')('submit') })).toBeEnabled();
  },
};
/** S24: what is on sale, before anything is chosen. */
export const Offer: Story = {
  play: async ({ canvasElement }) => {
    const packs = await within(canvasElement).findByRole('group', {
      name: wordsOf('recharge')('grid.label'),
    });
    await expect(within(packs).getByRole('radio', { name: /680/ })).toBeInTheDocument();
  },
};

/** V35: everything is chosen, and the agreement ticked. */
export const Complete: Story = {
  play: async (context) => {
    await fillIn(context);
    await expect(
      within(context.canvasElement).getByRole('button', { name: wordsOf('orders')('submit') }),
    ).not.toHaveAttribute('aria-disabled');
  },
};

/** The first recharge gives more, and there are no orders yet. */
export const FirstRecharge: Story = {
  parameters: given({
    answers: [
      answer(calls.recharge.offer, {
        list: [{ id: 'beans_300', beans: 300, bonus: 0, price: 3_000, currency: 'CNY' }],
        methods: [1],
        first_bonus: 50,
        agreement: { name: 'pay', version: '2026-11', accepted: null },
      }),
      storyOrders(),
    ],
  }),
};

/** A way that is closed stays in sight and says why. */
export const WaysClosed: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [storyMethods('alipay')] }),
  play: choosePack,
};

/** S24: an order waits for the member's money: its state, until when it can be paid, and the way there in the list. */
export const UnpaidWaiting: Story = {
  parameters: given({ answers: [storyOrders(unpaid, done)] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const list = within(await canvas.findByRole('table', { name: wordsOf('orders')('history.title') }));
    const link = await list.findByRole('link', { name: wordsOf('orders')('pay.title') });
    await expect(link).toHaveAttribute('href', about());
    const [, waits, over] = list.getAllByRole('row');
    const tag = wordsOf('recharge');
    await expect(waits).toHaveTextContent(tag('state.paying'));
    await expect(waits).toHaveTextContent(/\d:\d\d.*\d:\d\d/);
    await expect(over).toHaveTextContent(tag('state.credited'));
    await expect(over).toHaveTextContent(/\d:\d\d/);
  },
};

/** V05: from a place that needed beans, and back to it. */
export const FromElsewhere: Story = {
  parameters: given({ address: paths.pay.href({ to: '/chat' }) }),
};

export const NothingOnSale: Story = {
  parameters: given({
    answers: [
      answer(calls.recharge.offer, {
        list: [],
        methods: [],
        first_bonus: 0,
        agreement: { name: 'pay', version: '2026-11', accepted: null },
      }),
    ],
  }),
};

export const Loading: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [never(calls.recharge.offer), never(calls.orders.list)] }),
};

export const LoadFailed: Story = {
  tags: ['pictured'],
  parameters: given({
    answers: [refuse(calls.recharge.offer, 'system.error'), refuse(calls.orders.list, 'system.error')],
  }),
};

export const Ordering: Story = {
  parameters: given({ answers: [never(calls.recharge.createBeanOrder)] }),
  play: order,
};

export const OrderRefused: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [refuse(calls.recharge.createBeanOrder, 'order.too_many_unpaid')] }),
  play: async (context) => {
    await order(context);
    const body = within(context.canvasElement.ownerDocument.body);
    // The notice fades in.
    await waitFor(() => expect(body.getByText(wordsOf('errors')('order.too_many_unpaid'))).toBeVisible());
  },
};

/** S24: a code to scan. */
export const PayByCode: Story = {
  parameters: given({
    address: about(),
    answers: [storyPayment(unpaid, { kind: 'qr', code_url: 'weixin://wxpay/bizpayurl?pr=GB42' })],
  }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('img', { name: /68/ })).toBeVisible();
  },
};

/** A page of the payment service. */
export const PayOnPage: Story = {
  parameters: given({
    address: about(),
    answers: [
      storyPayment(storyOrder([paying], { pay_type: payTypes.alipay }), {
        kind: 'redirect',
        url: 'https://pay.example/GB42',
      }),
    ],
  }),
};

/** The payment service does not answer. */
export const PayFailed: Story = {
  tags: ['pictured'],
  parameters: given({
    address: about(),
    answers: [storyAsked(storyOrder([])), refuse(calls.recharge.payByWechat, 'order.provider_silent')],
  }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(wordsOf('orders')('pay.failed'))).toBeVisible();
  },
};

/** T06: paid, and not yet delivered. */
export const Paid: Story = {
  parameters: given({
    address: about(),
    answers: [storyAsked(storyOrder([paying, paid]))],
  }),
  play: seesState('paid'),
};

/** S45: all of it has arrived. */
export const Credited: Story = {
  parameters: given({
    address: about(),
    answers: [answer(calls.orders.detail, { order: storyOrder([paying, paid, credited]) })],
  }),
  play: seesState('credited'),
};

/** T06: confirmed after the order had closed. */
export const CreditedLate: Story = {
  parameters: given({
    address: about(),
    answers: [
      answer(calls.orders.detail, {
        order: storyOrder([paying, closed, paid, credited], { late: true }),
      }),
    ],
  }),
  play: seesState('credited'),
};

export const Closed: Story = {
  tags: ['pictured'],
  parameters: given({
    address: about(),
    answers: [answer(calls.orders.detail, { order: storyOrder([paying, closed]) })],
  }),
  play: seesState('closed'),
};

export const Refused: Story = {
  tags: ['pictured'],
  parameters: given({
    address: about(),
    answers: [answer(calls.orders.detail, { order: storyOrder([paying, failed]) })],
  }),
  play: seesState('failed'),
};

export const Refunded: Story = {
  parameters: given({
    address: about(),
    answers: [answer(calls.orders.detail, { order: storyOrder([paying, paid, credited, refunded]) })],
  }),
  play: seesState('refunded'),
};

/** Money came that is not that of the order: people look into it, and nobody is asked for more. */
export const WrongAmount: Story = {
  parameters: given({
    address: about(),
    answers: [
      storyPayment(storyOrder([paying], { alert: 'wrong_amount' }), {
        kind: 'qr',
        code_url: 'weixin://wxpay/bizpayurl?pr=GB42',
      }),
    ],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(wordsOf('orders')('alert.wrong_amount'))).toBeVisible();
    await expect(canvas.queryByRole('img', { name: /68/ })).toBeNull();
  },
};

export const Receipt: Story = {
  tags: ['pictured'],
  parameters: given({
    address: about(unpaid, 'receipt'),
    answers: [answer(calls.orders.detail, { order: storyOrder([paying, paid, credited]) })],
  }),
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await body.findByRole('dialog', { name: wordsOf('recharge')('receipt.title') });
  },
};

export const OrderLoading: Story = {
  tags: ['pictured'],
  parameters: given({ address: about(), answers: [never(calls.orders.detail)] }),
};

/** Somebody else's order stays so: there is nothing to try again. */
export const NotMine: Story = {
  parameters: given({ address: about(), answers: [refuse(calls.orders.detail, 'request.forbidden')] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(wordsOf('orders')('missing'))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: wordsOf('actions')('retry') })).toBeNull();
  },
};

/** X07: asked again and again before it is said. */
export const OrderUnreachable: Story = {
  parameters: given({ address: about(), answers: [unreachable(calls.orders.detail)], now: storyNow }),
  play: async ({ canvasElement }) => {
    const retry = { name: wordsOf('actions')('retry') };
    await expect(await within(canvasElement).findByRole('button', retry)).toBeVisible();
  },
};
