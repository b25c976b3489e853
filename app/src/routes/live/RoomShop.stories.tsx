import { calls as moneyCalls, orderStates } from '@goldbean/contract/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '../../shared/paths/index.ts';
import {
  given,
  localized,
  never,
  pushFrame,
  refuse,
  saying,
  storyNow,
  wordsOf,
} from '../../stories/index.ts';
import { stillPage } from '../../stories/still-picture.ts';
import { eventOf, infoOf, liveId, roomAnswers } from './live.fixtures.ts';
import { written } from './live-words.fixtures.ts';
import { LiveRoomPage } from './LiveRoomPage.tsx';
import {
  cartAnswers,
  goodsNames,
  goodsOf,
  groupOf,
  orderAnswers,
  orderNo,
  paidStates,
  reachedGroup,
  shopAnswers,
  stockOf,
} from './shop.fixtures.ts';

const room = (panel = '') => paths.liveRoom.href({ live_id: liveId, panel });
const meta = {
  title: 'Pages/live/RoomShop',
  component: LiveRoomPage,
  tags: ['!autodocs'],
  ...stillPage({ address: room(), answers: [...roomAnswers, infoOf(), ...shopAnswers] }),
} satisfies Meta;

export default meta;
type Story = StoryObj;
type Play = NonNullable<Story['play']>;

const t = wordsOf('live-tools');
const plays: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await canvas.findByRole('group', { name: wordsOf('live-stage')('controls.label') });
  await canvas.findByText(localized(written.reply));
};
const shopOf = async (element: HTMLElement) =>
  within(await within(element.ownerDocument.body).findByRole('dialog'));
const presented = (name: string) => ({ name: `${t('product.current')}: ${localized(name)}` });
const articleOf = async (element: HTMLElement, name: string) => {
  const shop = await shopOf(element);
  const title = await shop.findByRole('heading', { name: localized(name) });
  const article = title.closest('article');
  if (!article) throw new Error('the product has no card');
  return within(article);
};

/** E27: what is presented changes with the room, stands over the picture, and is put away. */
export const Presented: Story = {
  tags: ['main'],
  play: async (context) => {
    await plays(context);
    const canvas = within(context.canvasElement);
    await canvas.findByRole('region', presented(goodsNames.course));
    pushFrame(eventOf(41, { kind: 'product_change', product_id: 'p2' }));
    const diary = within(await canvas.findByRole('region', presented(goodsNames.diary)));
    pushFrame(stockOf(3));
    await diary.findByText(t('product.left', { count: 3, n: '3' }));
  },
};
export const PutAway: Story = {
  play: async (context) => {
    await plays(context);
    const canvas = within(context.canvasElement);
    const card = within(await canvas.findByRole('region', presented(goodsNames.course)));
    await userEvent.click(card.getByRole('button', { name: t('product.dismiss') }));
    await expect(canvas.queryByRole('region', presented(goodsNames.course))).toBeNull();
    await expect(canvas.getByRole('button', { name: saying(t('product.shop')) })).toBeVisible();
  },
};
/** The list is open, and something was put into the cart: it is kept, and counted at the button. */
export const Goods: Story = {
  play: async (context) => {
    await plays(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: saying(t('product.shop')) }));
    const diary = await articleOf(context.canvasElement, goodsNames.diary);
    await userEvent.click(diary.getByRole('button', { name: t('product.add') }));
    await diary.findByText(t('product.inCart', { count: 1, n: '1' }));
  },
};
export const GoodsLoading: Story = {
  tags: ['pictured'],
  parameters: given({ address: room('goods'), answers: [never(moneyCalls.shop.liveProducts)] }),
};
export const GoodsFailed: Story = {
  tags: ['pictured'],
  parameters: given({
    address: room('goods'),
    answers: [refuse(moneyCalls.shop.liveProducts, 'system.error')],
  }),
  play: async ({ canvasElement }) => {
    await (await shopOf(canvasElement)).findByText(t('product.failed'));
  },
};
const two = [
  { product_id: 'p1', n: 1 },
  { product_id: 'p2', n: 2 },
];
/** S49: two goods in the cart; it comes from the server, so a reload keeps it. */
export const Cart: Story = {
  parameters: given({
    address: room('cart'),
    answers: cartAnswers(two),
  }),
  play: async ({ canvasElement }) => {
    const shop = await shopOf(canvasElement);
    await shop.findByText(localized(goodsNames.course));
    await expect(shop.getAllByRole('spinbutton')).toHaveLength(2);
  },
};
export const CartEmpty: Story = {
  tags: ['pictured'],
  parameters: given({ address: room('cart') }),
  play: async ({ canvasElement }) => {
    await (await shopOf(canvasElement)).findByText(t('cart.empty'));
  },
};
export const CartFailed: Story = {
  tags: ['pictured'],
  parameters: given({ address: room('cart'), answers: [refuse(moneyCalls.shop.cart, 'system.error')] }),
  play: async ({ canvasElement }) => {
    await (await shopOf(canvasElement)).findByText(t('cart.failed'));
  },
};
/** Each may buy so many only. */
export const OverTheLimit: Story = {
  parameters: given({ address: room('cart'), answers: cartAnswers(two, 'limit') }),
  play: async ({ canvasElement }) => {
    await (await shopOf(canvasElement)).findByText(t('cart.limit'));
  },
};
/** Somebody was quicker: it is sold out. */
export const SoldOut: Story = {
  parameters: given({
    address: room('cart'),
    answers: [goodsOf({ stock: 0 }), ...cartAnswers(two, 'sold_out')],
  }),
  play: async ({ canvasElement }) => {
    const shop = await shopOf(canvasElement);
    await shop.findByText(t('cart.gone'));
    await expect(shop.getByRole('button', { name: t('cart.checkout') })).toHaveAccessibleDescription(
      t('cart.unsold'),
    );
  },
};

const checksOut: Play = async ({ canvasElement }) => {
  const shop = await shopOf(canvasElement);
  await userEvent.click(await shop.findByRole('button', { name: t('cart.checkout') }));
  await userEvent.click(await shop.findByRole('radio', { name: wordsOf('recharge')('method.wechat') }));
};
const filled = { address: room('cart'), answers: cartAnswers([{ product_id: 'p1', n: 1 }]) };

/** V35: nothing is ordered before the agreement is ticked. */
export const AgreementMissing: Story = {
  tags: ['pictured'],
  parameters: given(filled),
  play: async (context) => {
    await checksOut(context);
    const shop = await shopOf(context.canvasElement);
    await expect(shop.getByRole('button', { name: wordsOf('orders')('submit') })).toHaveAccessibleDescription(
      wordsOf('errors')('request.agreement_required'),
    );
  },
};
const orders: Play = async (context) => {
  await checksOut(context);
  const shop = await shopOf(context.canvasElement);
  await userEvent.click(shop.getByRole('checkbox'));
  await userEvent.click(shop.getByRole('button', { name: wordsOf('orders')('submit') }));
};
export const Ordering: Story = {
  parameters: given({ ...filled, answers: [...filled.answers, never(moneyCalls.shop.createOrder)] }),
  play: async (context) => {
    await orders(context);
    await (await shopOf(context.canvasElement)).findByRole('button', { name: wordsOf('orders')('ordering') });
  },
};
/** S49: ordered from the cart, it is paid at the cashier; this page asks until it is. */
export const Paying: Story = {
  parameters: given(filled),
  play: async (context) => {
    await orders(context);
    const shop = await shopOf(context.canvasElement);
    await shop.findByRole('link', { name: saying(wordsOf('orders')('pay.open')) });
  },
};
export const Paid: Story = {
  parameters: given({ address: room(orderNo), answers: [orderAnswers(...paidStates)] }),
  play: async ({ canvasElement }) => {
    const shop = await shopOf(canvasElement);
    await shop.findByText(wordsOf('recharge')('where.credited'));
  },
};
export const OrderClosed: Story = {
  tags: ['pictured'],
  parameters: given({
    address: room(orderNo),
    answers: [orderAnswers(orderStates.paying, orderStates.closed)],
  }),
  play: async ({ canvasElement }) => {
    await (await shopOf(canvasElement)).findByRole('button', { name: wordsOf('recharge')('order.again') });
  },
};
/** N05: the refusal says why, and what is filled in stays. */
export const Refused: Story = {
  tags: ['pictured'],
  parameters: given({
    ...filled,
    answers: [...filled.answers, refuse(moneyCalls.shop.createOrder, 'order.too_many_unpaid')],
  }),
  play: async (context) => {
    await orders(context);
    await (await shopOf(context.canvasElement)).findByText(wordsOf('errors')('order.too_many_unpaid'));
  },
};
/** The last one went to somebody else in the same moment. */
export const TooLate: Story = {
  parameters: given({
    ...filled,
    answers: [...filled.answers, refuse(moneyCalls.shop.createOrder, 'shop.sold_out')],
  }),
  play: async (context) => {
    await orders(context);
    await (await shopOf(context.canvasElement)).findByText(wordsOf('refusals')('shop.sold_out'));
  },
};

/** D66: joining asks for the agreement, and costs nothing yet. */
export const GroupOpen: Story = {
  tags: ['pictured'],
  parameters: given({ address: room('goods') }),
  play: async ({ canvasElement }) => {
    const course = await articleOf(canvasElement, goodsNames.course);
    await userEvent.click(course.getByRole('button', { name: t('group.join') }));
    const body = within(canvasElement.ownerDocument.body);
    const dialog = within(await body.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: t('group.join') }));
    await dialog.findByText(wordsOf('errors')('request.agreement_required'));
  },
};
export const GroupJoined: Story = {
  parameters: given({
    address: room('goods'),
    answers: [goodsOf({ group: groupOf({ mine: true, place: 'waiting' }) })],
  }),
  play: async ({ canvasElement }) => {
    await (await articleOf(canvasElement, goodsNames.course)).findByText(t('group.joined'));
  },
};
export const GroupMembers: Story = {
  tags: ['pictured'],
  parameters: given({ address: room('goods') }),
  play: async ({ canvasElement }) => {
    const course = await articleOf(canvasElement, goodsNames.course);
    await userEvent.click(course.getByRole('button', { name: t('group.members', { count: 2, n: '2' }) }));
    const name = t('group.membersTitle', { product: localized(goodsNames.course) });
    const body = within(canvasElement.ownerDocument.body);
    await expect(
      await within(await body.findByRole('dialog', { name })).findAllByRole('listitem'),
    ).toHaveLength(2);
  },
};
/** It is complete: each of it buys at its price. */
export const GroupReached: Story = {
  parameters: given({
    address: room('goods'),
    answers: [goodsOf({ group: reachedGroup() })],
  }),
  play: async ({ canvasElement }) => {
    const course = await articleOf(canvasElement, goodsNames.course);
    await userEvent.click(course.getByRole('button', { name: t('group.buy') }));
    const shop = await shopOf(canvasElement);
    await waitFor(() => expect(shop.getAllByText(/129/)).not.toHaveLength(0));
  },
};
/** My order at its price waits: it is taken up again. */
export const GroupOrdered: Story = {
  parameters: given({
    address: room('goods'),
    answers: [goodsOf({ group: reachedGroup({ place: 'ordered', order_no: orderNo }) })],
  }),
  play: async ({ canvasElement }) => {
    const course = await articleOf(canvasElement, goodsNames.course);
    await userEvent.click(course.getByRole('button', { name: t('group.pay') }));
    const shop = await shopOf(canvasElement);
    await shop.findByRole('link', { name: saying(wordsOf('orders')('pay.open')) });
  },
};
export const GroupBought: Story = {
  parameters: given({
    address: room('goods'),
    answers: [goodsOf({ group: reachedGroup({ place: 'paid', paid: 1, order_no: orderNo }) })],
  }),
  play: async ({ canvasElement }) => {
    await (await articleOf(canvasElement, goodsNames.course)).findByText(t('group.bought'));
  },
};
export const GroupFull: Story = {
  parameters: given({
    address: room('goods'),
    answers: [goodsOf({ group: groupOf({ joined: 3, state: 'reached' }) })],
  }),
  play: async ({ canvasElement }) => {
    await (await articleOf(canvasElement, goodsNames.course)).findByText(t('group.full'));
  },
};
export const GroupOver: Story = {
  parameters: given({
    address: room('goods'),
    answers: [goodsOf({ group: groupOf({ ends_ts: storyNow - 1_000 }) })],
  }),
  play: async ({ canvasElement }) => {
    await (await articleOf(canvasElement, goodsNames.course)).findByText(t('group.over'));
  },
};
