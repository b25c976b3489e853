import { calls as liveCalls } from '@goldbean/contract/live';
import { calls as moneyCalls } from '@goldbean/contract/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { paths } from '../../shared/paths/index.ts';
import { answer, given, localized, refuse, storyMember, wordsOf } from '../../stories/index.ts';
import { stillPage } from '../../stories/still-picture.ts';
import { figuresOf, infoOf, joined, liveId, roomAnswers, teacherOf } from './live.fixtures.ts';
import { goodsNames, shopAnswers } from './shop.fixtures.ts';
import { StreamerPage } from './StreamerPage.tsx';

const meta = {
  title: 'Pages/live/StreamerShop',
  component: StreamerPage,
  // What is shown lies below the first view, where it is scrolled to.
  tags: ['!autodocs', 'moving'],
  ...stillPage({
    address: paths.streamer.href({ live_id: liveId }),
    member: teacherOf(storyMember),
    answers: [
      ...roomAnswers,
      infoOf({ my: { role: 'streamer' } }),
      figuresOf({ earned: { beans: 186_520, fans: 1_284 } }),
      joined({ role: 'owner' }),
      refuse(liveCalls.streaming.push, 'system.error'),
      refuse(liveCalls.streaming.health, 'system.error'),
      ...shopAnswers,
    ],
  }),
} satisfies Meta;

export default meta;
type Story = StoryObj;

const t = wordsOf('live-tools');
const deskOf = async (canvasElement: HTMLElement) =>
  within(await within(canvasElement).findByRole('region', { name: t('product.title') }));

/** C062, P05: another product takes the turn; what is left and sold stands beside it. */
export const Presenting: Story = {
  tags: ['main'],
  play: async ({ canvasElement }) => {
    const desk = await deskOf(canvasElement);
    await desk.findByText(t('product.sold', { count: 1_284, n: '1,284' }));
    const present = { name: `${t('product.present')} ${localized(goodsNames.diary)}` };
    await userEvent.click(desk.getByRole('button', present));
    await desk.findByRole('button', { name: `${t('product.withdraw')} ${localized(goodsNames.diary)}` });
    await expect(desk.getAllByText(t('product.current'))).toHaveLength(1);
  },
};
export const NothingChosen: Story = {
  parameters: given({ answers: [answer(moneyCalls.shop.liveProducts, { list: [] })] }),
  play: async ({ canvasElement }) => {
    await (await deskOf(canvasElement)).findByText(t('product.deskEmpty'));
  },
};
export const Failed: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [refuse(moneyCalls.shop.liveProducts, 'system.error')] }),
  play: async ({ canvasElement }) => {
    await (await deskOf(canvasElement)).findByText(t('product.failed'));
  },
};
