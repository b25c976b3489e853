import { calls } from '@goldbean/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { paths } from '../../shared/paths/index.ts';
import {
  answer,
  given,
  localized,
  never,
  page,
  people,
  refuse,
  storyMember,
  wordsOf,
} from '../../stories/index.ts';
import { TicketLoginPage } from './TicketLoginPage.tsx';

const meta = {
  title: 'Pages/login/TicketLogin',
  component: TicketLoginPage,
  tags: ['!autodocs'],
  ...page({ address: paths.ticketLogin.href(), member: null, addressTicket: 'once' }),
} satisfies Meta;

export default meta;
type Story = StoryObj;

/** S01: the ticket is being taken. It looks like every page that finds out who is there. */
export const Taking: Story = {
  tags: ['same-picture'],
  parameters: given({ answers: [never(calls.identity.redeemTicket)] }),
};

/** Used before, or older than a minute: the login page says so. */
export const Over: Story = {
  parameters: given({ answers: [refuse(calls.identity.redeemTicket, 'account.ticket_over')] }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(wordsOf('login')('ended.ticket'));
  },
};

/** Taken: the member is signed in, on the page that was wanted. */
export const Taken: Story = {
  // Loaded beforehand, as the page itself is.
  beforeEach: async () => void (await import('../chat/ChatPage.tsx')),
  parameters: given({
    address: paths.ticketLogin.href({ to: paths.chat.href() }),
    answers: [answer(calls.identity.redeemTicket, { token: 'story', member: storyMember })],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const account = wordsOf('shell')('member.label', { name: localized(people.member.nickname) });
    await expect(await canvas.findByRole('button', { name: account })).toBeVisible();
    await canvas.findByRole('heading', { level: 1, name: wordsOf('groups')('link') });
  },
};
