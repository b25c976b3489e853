import { calls as liveCalls } from '@goldbean/contract/live';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '../../shared/paths/index.ts';
import { answer, given, never, refuse, unreachable, wordsOf } from '../../stories/index.ts';
import { pictureIs, stillPage } from '../../stories/still-picture.ts';
import { infoOf, liveId, roomAnswers } from './live.fixtures.ts';
import { LiveRoomPage } from './LiveRoomPage.tsx';
import { createTicketDoor, ticketOffer, ticketUnknown, type TicketsOfferAnswer } from './tickets.fixtures.ts';

const offers = (change: Partial<TicketsOfferAnswer> = {}) =>
  answer(liveCalls.tickets.offer, { ...ticketOffer, ...change });
const door = createTicketDoor(liveCalls.live.info, infoOf({ live: { course_type: 5, ticket_beans: 300 } }));

const facts = stillPage({
  address: paths.liveRoom.href({ live_id: liveId }),
  answers: [...roomAnswers, door.replies, offers()],
});
const meta = {
  title: 'Pages/live/RoomTicket',
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

const t = () => wordsOf('live-stage');
const isOffered: Play = async ({ canvasElement }) => {
  const title = await within(canvasElement).findByRole('heading', { name: t()('ticket.title') });
  await expect(title).toBeVisible();
  await expect(title.closest<HTMLElement>('[style*="--cover"]')?.style.getPropertyValue('--cover')).toContain(
    'url(',
  );
};
const buys: Play = async (context) => {
  await isOffered(context);
  await userEvent.click(
    await within(context.canvasElement).findByRole('button', { name: t()('ticket.buy') }),
  );
};

/** S49, P10: the price, and no picture. */
export const Locked: Story = { tags: ['main'], play: isOffered };
const asked = fn();
/** What it asks is not known yet: nothing is said to be lacking before. */
export const Unknown: Story = {
  parameters: given({ answers: [ticketUnknown(asked)] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(asked).toHaveBeenCalled());
    await expect(canvas.getByText(t()('loading'), { selector: 'p' })).toBeVisible();
    await expect(canvas.queryByText(t()('blocked.requirement'))).toBeNull();
  },
};
export const Buying: Story = {
  parameters: given({ answers: [never(liveCalls.tickets.buy)] }),
  play: async (context) => {
    await buys(context);
    await expect(await within(context.canvasElement).findByText(t()('ticket.buying'))).toBeVisible();
  },
};
/** V05: leads to the recharge, and from there back to this page. */
export const TooFewBeans: Story = {
  tags: ['pictured'],
  parameters: given({
    answers: [refuse(liveCalls.tickets.buy, 'wallet.insufficient_beans', { balance: 120 })],
  }),
  play: async (context) => {
    await buys(context);
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
export const Failed: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [unreachable(liveCalls.tickets.buy)] }),
  play: async (context) => {
    await buys(context);
    await expect(await within(context.canvasElement).findByRole('alert')).toBeVisible();
  },
};
/** The ticket opens the room at once. */
export const Bought: Story = {
  parameters: given({ answers: [door.bought('held')] }),
  play: async (context) => {
    await buys(context);
    await pictureIs(context.canvasElement);
  },
};
/** Stopped after I had bought one: the beans were given back. */
export const Refunded: Story = {
  parameters: given({ answers: [offers({ over: 'stopped', mine: 'refunded' })] }),
  play: isOffered,
};
