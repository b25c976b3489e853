import { callPath, type Call, type CallAnswer } from '@goldbean/contract';
import { calls as liveCalls } from '@goldbean/contract/live';
import { answer, refuse, type Replies } from '../../stories/answers.ts';
import { storyNow } from '../../stories/fixed-clock.ts';
import { hour, summaryOf } from './live.fixtures.ts';
import { written } from './live-words.fixtures.ts';

export type TicketsOfferAnswer = CallAnswer<typeof liveCalls.tickets.offer>;

/** The ticket of a live session that has not begun, for who has none. */
export const ticketOffer: TicketsOfferAnswer = {
  live: {
    ...summaryOf({ start_time_ts: storyNow + 2 * hour, state: 'not_started', ticket_beans: 300 }),
    introduction: written.reply,
  },
  beans: 300,
  replay: { mode: 'limited', days: 7 },
  over: null,
  mine: null,
};

/** The call of a page that a ticket opens: refused until one is bought. */
export function createTicketDoor(call: Call, opened: Replies) {
  const path = callPath(call);
  const replies = {
    locked: refuse(call, 'live.requirement', { course_type: 5 })[path],
    opened: opened[path],
  };
  const door = { stands: 'locked' as keyof typeof replies };
  return {
    /** Nobody has bought one yet. */
    close(): void {
      door.stands = 'locked';
    },
    replies: {
      [path]: (fields) => {
        const reply = replies[door.stands];
        if (!reply) throw new Error(`there is no answer of ${path}`);
        return reply(fields);
      },
    } satisfies Replies,
    /** The ticket is bought, and the door stands open. */
    bought: (state: 'held' | 'paid'): Replies =>
      answer(liveCalls.tickets.buy, () => {
        door.stands = 'opened';
        return { state, balance: 12_380 };
      }),
  };
}

/** Whether the live session sells tickets is asked, and not answered. @param asked is told of the question */
export const ticketUnknown = (asked: () => void): Replies => ({
  [callPath(liveCalls.tickets.offer)]: () => {
    asked();
    return { kind: 'waiting' };
  },
});
