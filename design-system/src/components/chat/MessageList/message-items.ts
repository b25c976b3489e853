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
    let day = before ? dayOf(before.sentAt) : '';
    for (const message of messages.slice(kept)) {
      places.push(items.length);
      const own = dayOf(message.sentAt);
      if (own !== day) items.push({ kind: 'day', key: `day-${own}`, at: message.sentAt });
      day = own;
      if (message.id === firstUnread) items.push({ kind: 'unread', key: `unread-${message.id}` });
      items.push({ kind: 'message', key: message.id, message });
    }
    known = messages;
    line = firstUnread;
    return items;
  };
}

/** The calendar day of a moment (UTC ms) where the reader is: two moments of one day give the same words. */
export function dayOf(at: number): string {
  const date = new Date(at);
  return `${date.getFullYear()}-${date.getMonth()}-${date.getDate()}`;
}
