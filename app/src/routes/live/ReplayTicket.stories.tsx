import { calls as liveCalls } from '@goldbean/contract/live';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '../../shared/paths/index.ts';
import { answer, given, page, refuse, storyNow, wordsOf } from '../../stories/index.ts';
import { showRecording } from '../../stories/still-picture.ts';
import { hour, liveId } from './live.fixtures.ts';
import { replayAnswers, replayOf } from './replay.fixtures.ts';
import { ReplayPage } from './ReplayPage.tsx';
import { createTicketDoor, ticketOffer, ticketUnknown, type TicketsOfferAnswer } from './tickets.fixtures.ts';

/** The live session is over, and its replay is kept. */
const offers = (change: Partial<TicketsOfferAnswer> = {}) =>
  answer(liveCalls.tickets.offer, {
    ...ticketOffer,
    live: { ...ticketOffer.live, state: 'ended', start_time_ts: storyNow - 26 * hour },
    ...change,
  });
const door = createTicketDoor(liveCalls.replay.info, replayOf());

const facts = page({
  address: paths.livePlayback.href({ live_id: liveId }),
  answers: [...replayAnswers, door.replies, offers()],
});
const meta = {
  title: 'Pages/live/ReplayTicket',
  component: ReplayPage,
  tags: ['!autodocs'],
  ...facts,
  beforeEach: async (context) => {
    door.close();
    showRecording();
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

/** S49: what the replay costs, and nothing of it. */
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
/** It plays at once. */
export const Bought: Story = {
  parameters: given({ answers: [door.bought('paid')] }),
  play: async (context) => {
    await buys(context);
    const name = wordsOf('live-tools')('replay.position');
    await within(context.canvasElement).findByRole('slider', { name });
    await expect(within(context.canvasElement).queryByText(t()('ticket.title'))).toBeNull();
  },
};
/** None is kept any more, so none is sold. */
export const Over: Story = {
  parameters: given({ answers: [offers({ over: 'ended' })] }),
  play: async (context) => {
    await isOffered(context);
    await within(context.canvasElement).findByText(t()('ticket.over.ended'));
  },
};
/** What it asks is no ticket: nothing is to be bought. */
export const OtherCourse: Story = {
  parameters: given({ answers: [refuse(liveCalls.replay.info, 'live.requirement', { course_type: 2 })] }),
  play: async ({ canvasElement }) => {
    const words = t();
    await within(canvasElement).findByText(words('blocked.requirement'));
    await expect(within(canvasElement).queryByText(words('ticket.title'))).toBeNull();
  },
};
