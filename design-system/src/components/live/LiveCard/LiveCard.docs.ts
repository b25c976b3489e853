import type { ComponentDocs } from '../../../foundations/component-docs.ts';

export const docs: ComponentDocs = {
  when: [
    'A list of live sessions to enter, to wait for or to look back on.',
    'As the hero, the one live session that heads a page.',
  ],
  whenNot: [
    'Inside the live room LiveHead says what is on air.',
    'A short video or a replay in a row of videos has a card of its own kind.',
  ],
  anatomy: [
    'Cover: the background picture, or a drawing where there is none.',
    'State: whether it is on air, to come, interrupted or ended.',
    'Title, which is the link.',
    'Teacher with portrait, and the channel.',
    'Foot: how many watch or when it begins, likes, price of a ticket, appointment.',
  ],
  do: [
    { say: 'Offer the appointment while a live session has not begun.', story: 'Upcoming' },
    { say: 'Say what a ticket costs before one enters.', story: 'AsksATicket' },
    { say: 'Use the hero once on a page.', story: 'Hero' },
  ],
  dont: [
    'Do not wrap the card in another link: its title already covers it.',
    'Do not show how many watch once it has ended.',
  ],
  keyboard: [
    { key: 'Tab', does: 'Moves to the title, then to the appointment.' },
    { key: 'Enter', does: 'Opens the live session.' },
  ],
};
