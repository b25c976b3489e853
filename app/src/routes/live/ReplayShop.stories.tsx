import { calls as moneyCalls } from '@goldbean/contract/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { paths } from '../../shared/paths/index.ts';
import { given, localized, never, page, saying, wordsOf } from '../../stories/index.ts';
import { showRecording } from '../../stories/still-picture.ts';
import { liveId } from './live.fixtures.ts';
import { replayAnswers, replayOf } from './replay.fixtures.ts';
import { ReplayPage } from './ReplayPage.tsx';
import { cartAnswers, goodsNames, goodsOf, shopAnswers } from './shop.fixtures.ts';

const replay = (panel = '') => paths.livePlayback.href({ live_id: liveId, panel });
const facts = page({
  address: replay(),
  answers: [...replayAnswers, ...shopAnswers, goodsOf({ current: null })],
});
const meta = {
  title: 'Pages/live/ReplayShop',
  component: ReplayPage,
  tags: ['!autodocs'],
  ...facts,
  beforeEach: async (context) => {
    showRecording();
    return facts.beforeEach(context);
  },
} satisfies Meta;

export default meta;
type Story = StoryObj;
type Play = NonNullable<Story['play']>;

const t = wordsOf('live-tools');
const shopOf = async (element: HTMLElement) =>
  within(await within(element.ownerDocument.body).findByRole('dialog'));
const opens: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: saying(t('product.shop')) }));
};

/** S49, S37: what was sold in the live session is sold in its replay; a group is joined while it is on air alone. */
export const Goods: Story = {
  tags: ['main'],
  play: async (context) => {
    await opens(context);
    const shop = await shopOf(context.canvasElement);
    await shop.findByRole('heading', { name: localized(goodsNames.diary) });
    await expect(shop.getByRole('button', { name: t('group.join') })).toHaveAccessibleDescription(
      wordsOf('live-room')('held.notOnAir'),
    );
  },
};
/** D91: what began at a found minute goes on there while the shop is opened over it. */
export const GoodsAtFoundMinute: Story = {
  parameters: given({
    address: paths.livePlayback.href({ live_id: liveId, t: '125' }),
    answers: [replayOf({}, { left_at: 31 * 60_000 })],
  }),
  play: async (context) => {
    await opens(context);
    const shop = await shopOf(context.canvasElement);
    await shop.findByRole('heading', { name: localized(goodsNames.diary) });
    const place = { name: t('replay.position'), hidden: true };
    await expect(await within(context.canvasElement).findByRole('slider', place)).toHaveValue('125000');
  },
};
export const GoodsLoading: Story = {
  tags: ['pictured'],
  parameters: given({ address: replay('goods'), answers: [never(moneyCalls.shop.liveProducts)] }),
};
/** While it is on air, so is the sale. */
export const OnAir: Story = {
  parameters: given({ address: replay('goods'), answers: [replayOf({ state: 'recording' }), goodsOf()] }),
  play: async ({ canvasElement }) => {
    const shop = await shopOf(canvasElement);
    await expect(await shop.findByRole('button', { name: t('group.join') })).toBeEnabled();
  },
};
/** Ordered from the cart, it is paid at the cashier as in the room. */
export const Paying: Story = {
  parameters: given({ address: replay('cart'), answers: cartAnswers([{ product_id: 'p1', n: 1 }]) }),
  play: async ({ canvasElement }) => {
    const shop = await shopOf(canvasElement);
    await userEvent.click(await shop.findByRole('button', { name: t('cart.checkout') }));
    await userEvent.click(await shop.findByRole('radio', { name: wordsOf('recharge')('method.wechat') }));
    await userEvent.click(shop.getByRole('checkbox'));
    await userEvent.click(shop.getByRole('button', { name: wordsOf('orders')('submit') }));
    await shop.findByRole('link', { name: saying(wordsOf('orders')('pay.open')) });
  },
};
