import { calls as liveCalls } from '@goldbean/contract/live';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '../../shared/paths/index.ts';
import { answer, given, never, refuse, storyNow, wordsOf } from '../../stories/index.ts';
import { pictureIs, stillPage } from '../../stories/still-picture.ts';
import { hour, infoOf, liveId, roomAnswers } from './live.fixtures.ts';
import { written } from './live-words.fixtures.ts';
import { LiveRoomPage } from './LiveRoomPage.tsx';

/** One each, so that what a story puts away does not keep the next from popping up. */
const coupon = (id: string) =>
  answer(liveCalls.anniversary.popup, {
    show: true,
    coupon: {
      id,
      name: written.theme,
      value: 66,
      ends: '2026-11-22 22:00:00',
      ends_ts: storyNow + 50 * hour,
    },
  });
const meta = {
  title: 'Pages/live/RoomCoupon',
  component: LiveRoomPage,
  tags: ['!autodocs'],
  ...stillPage({
    address: paths.liveRoom.href({ live_id: liveId }),
    answers: [
      ...roomAnswers,
      infoOf(),
      coupon('1'),
      answer(liveCalls.anniversary.take, { beans: 66, balance: 12_746 }),
    ],
  }),
} satisfies Meta;

export default meta;
type Story = StoryObj;
type Play = NonNullable<Story['play']>;

const t = () => wordsOf('live-tools');
const popsUp = async (element: HTMLElement) => {
  await pictureIs(element);
  return within(await within(element.ownerDocument.body).findByRole('dialog', { name: t()('coupon.title') }));
};
const takes: Play = async ({ canvasElement }) =>
  userEvent.click((await popsUp(canvasElement)).getByRole('button', { name: t()('coupon.take') }));

/** C021. */
export const Offered: Story = {
  tags: ['main'],
  play: async ({ canvasElement }) => {
    const button = (await popsUp(canvasElement)).getByRole('button', { name: t()('coupon.take') });
    await waitFor(() => expect(button).toBeVisible());
  },
};
export const Taking: Story = {
  parameters: given({ answers: [never(liveCalls.anniversary.take)] }),
  play: async (context) => {
    await takes(context);
    await (await popsUp(context.canvasElement)).findByText(t()('coupon.taking'));
  },
};
export const Taken: Story = {
  play: async (context) => {
    await takes(context);
    await (await popsUp(context.canvasElement)).findByText(t()('coupon.done'));
  },
};
export const Over: Story = {
  parameters: given({ answers: [refuse(liveCalls.anniversary.take, 'coupon.over')] }),
  play: async (context) => {
    await takes(context);
    await (await popsUp(context.canvasElement)).findByText(wordsOf('refusals')('coupon.over'));
  },
};
/** The room is there again, with nothing over it. */
export const PutAway: Story = {
  parameters: given({ answers: [coupon('2')] }),
  play: async ({ canvasElement }) => {
    const popup = await popsUp(canvasElement);
    await userEvent.click(popup.getByRole('button', { name: t()('coupon.later') }));
    const body = within(canvasElement.ownerDocument.body);
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
  },
};
