import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { calls as liveCalls, type Gift } from '@goldbean/contract/live';
import { paths } from '../../shared/paths/index.ts';
import { answer, given, refuse, saying, wordsOf } from '../../stories/index.ts';
import { pictureIs, stillPage } from '../../stories/still-picture.ts';
import { createIronDoor, plansOf } from './iron-fans.fixtures.ts';
import { infoOf, liveId, roomAnswers, summaryOf } from './live.fixtures.ts';
import { LiveRoomPage } from './LiveRoomPage.tsx';

const { channel } = summaryOf({});
const door = createIronDoor(liveCalls.live.info, infoOf({ live: { course_type: 4 } }), channel.channel_id);
const facts = stillPage({
  address: paths.liveRoom.href({ live_id: liveId }),
  answers: [...roomAnswers, door.replies, plansOf(channel)],
});
const shield: Gift = {
  gift_id: 'shield',
  name: 'shield',
  icon: 'shield',
  price: 80,
  fan_level: null,
  iron_fan: true,
};
const ironGifts = answer(liveCalls.gifts.list, { tabs: [{ key: 'fan', name: 'Fans', list: [shield] }] });
const meta = {
  title: 'Pages/live/RoomIronFans',
  component: LiveRoomPage,
  tags: ['!autodocs'],
  ...facts,
  beforeEach: async (context) => {
    door.close();
    return facts.beforeEach(context);
  },
} satisfies Meta;

export default meta;
type Story = StoryObj;
type Play = NonNullable<Story['play']>;

const t = () => wordsOf('fans');
const join: Play = async ({ canvasElement }) => {
  const name = wordsOf('live-room')('ironFan.join');
  await userEvent.click(await within(canvasElement).findByRole('button', { name }));
  await plansAreThere();
};
const plansAreThere = async () => {
  const dialog = await screen.findByRole('dialog', { name: t()('iron.title') });
  await waitFor(() => expect(dialog).toBeVisible());
  await waitFor(() => expect(within(dialog).getAllByRole('radio')).toHaveLength(4));
};
const buys: Play = async (context) => {
  await join(context);
  await pay();
};
const pay = async () => {
  const dialog = within(await screen.findByRole('dialog', { name: t()('iron.title') }));
  const [monthly] = dialog.getAllByRole('radio');
  if (monthly) await userEvent.click(monthly);
  await userEvent.click(dialog.getByRole('checkbox'));
  await userEvent.click(dialog.getByRole('button', { name: t()('iron.join') }));
};

/** P10, N05: what is missing, and the nearest way to it; no picture. */
export const Locked: Story = {
  tags: ['main'],
  play: async ({ canvasElement }) => {
    const words = await within(canvasElement).findByText(wordsOf('live-stage')('blocked.ironFan'));
    await expect(words).toBeVisible();
  },
};
export const Plans: Story = { play: join };
/** The membership opens the room at once. */
export const Bought: Story = {
  parameters: given({ answers: [door.bought] }),
  play: async (context) => {
    await buys(context);
    await pictureIs(context.canvasElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
/** P10: a gift for iron fans leads to the plans, and can be given as soon as one is paid. */
export const GiftForIronFans: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [infoOf(), ironGifts, door.bought] }),
  play: async ({ canvasElement }) => {
    await pictureIs(canvasElement);
    const canvas = within(canvasElement);
    const gifts = wordsOf('gifts');
    await userEvent.click(await canvas.findByRole('button', { name: saying(gifts('name.shield')) }));
    await userEvent.click(canvas.getByRole('button', { name: gifts('toIron') }));
    await plansAreThere();
    await pay();
    const send = canvas.getByRole('button', { name: gifts('sendFor', { count: 80, n: '80' }) });
    await waitFor(() => expect(send).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: t()('close') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
/** V05: leads to the recharge. */
export const TooFewCoins: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [refuse(liveCalls.ironFans.order, 'wallet.insufficient', { balance: 5 })] }),
  play: async (context) => {
    await buys(context);
    const title = wordsOf('recharge')('insufficient.COIN');
    await waitFor(() => expect(screen.getByRole('dialog', { name: title })).toBeVisible());
  },
};
/** The price changed since it was read: it is read anew, and nothing was paid. */
export const PriceChanged: Story = {
  parameters: given({ answers: [refuse(liveCalls.ironFans.order, 'iron.price_changed', { price: 50 })] }),
  play: async (context) => {
    await buys(context);
    const words = wordsOf('refusals')('iron.price_changed');
    await waitFor(() => expect(screen.getByText(words)).toBeVisible());
  },
};
