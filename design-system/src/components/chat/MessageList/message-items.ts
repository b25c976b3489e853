import type { ChatMessage } from '../chat-message.ts';

/** What the list draws: a day when it begins, the line above the first unread message, and messages. */
export type ListItem =
  | { kind: 'day'; key: string; at: number }
  | { kind: 'unread'; key: string }
  | { kind: 'message'; key: string; message: ChatMessage };

/**
 * Puts a separator before the first message of each day, by the reader's own calendar, and a line before the
 * first one they have not read. A room holds thousands and grows by one: what stood before the first change is kept.
 * @returns turns the messages of a room into items, remembering the last ones
 */
export function createListItems() {
  let known: readonly ChatMessage[] = [];
  let line: string | undefined;
  let items: ListItem[] = [];
  /** How many items stand before each message. */
  let places: number[] = [];

  return (messages: readonly ChatMessage[], firstUnread?: string): readonly ListItem[] => {
    let kept = 0;
    if (firstUnread === line) while (kept < known.length && known[kept] === messages[kept]) kept += 1;
    items = items.slice(0, kept < known.length ? places[kept] : undefined);
    places.length = kept;
    const before = messages[kept - 1];
    let day = before ? boundsOf(before.sentAt) : noDay;
    for (const message of messages.slice(kept)) {
      places.push(items.length);
      if (message.sentAt < day.from || message.sentAt >= day.to) {
        day = boundsOf(message.sentAt);
        items.push({ kind: 'day', key: `day-${dayOf(message.sentAt)}`, at: message.sentAt });
      }
      if (message.id === firstUnread) items.push({ kind: 'unread', key: `unread-${message.id}` });
      items.push({ kind: 'message', key: message.id, message });
    }
    known = messages;
    line = firstUnread;
    return items;
  };
}

/** A calendar day where the reader is: UTC ms, `to` not included. Asked once a day, since calendars are slow. */
interface Day {
  readonly from: number;
  readonly to: number;
}

const noDay: Day = { from: 0, to: 0 };

function boundsOf(at: number): Day {
  const from = new Date(at);
  from.setHours(0, 0, 0, 0);
  const to = new Date(from);
  to.setDate(to.getDate() + 1);
  return { from: from.getTime(), to: to.getTime() };
}

/** The calendar day of a moment (UTC ms) where the reader is: two moments of one day give the same words. */
export function dayOf(at: number): string {
  const date = new Date(at);
  return `${date.getFullYear()}-${date.getMonth()}-${date.getDate()}`;
}
