import { calls } from '@goldbean/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { paths } from '../../shared/paths/index.ts';
import { given, never, page, refuse, wordsOf } from '../../stories/index.ts';
import { TicketLoginPage } from './TicketLoginPage.tsx';

const meta = {
  title: 'Pages/login/TicketLogin',
  component: TicketLoginPage,
  tags: ['!autodocs'],
  ...page({ address: paths.ticketLogin.href(), member: null, addressTicket: 'once' }),
} satisfies Meta;

export default meta;
type Story = StoryObj;

/** S01: the ticket is being taken. */
export const Taking: Story = { parameters: given({ answers: [never(calls.identity.redeemTicket)] }) };

/** Used before, or older than a minute: the login page says so. */
export const Over: Story = {
  parameters: given({ answers: [refuse(calls.identity.redeemTicket, 'account.ticket_over')] }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(wordsOf('login')('ended.ticket'));
  },
};
