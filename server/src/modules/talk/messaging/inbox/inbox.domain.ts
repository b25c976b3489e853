import { messagingLimits, type Message } from '@goldbean/contract';
import { maxUnread } from '../messaging.domain.ts';
import { everybody } from '../messages/mentions.domain.ts';

/** Who sent a message, and where it stands. */
export interface InboxMessage {
  readonly seq: number;
  readonly sender: string;
  /** Uids of who is named in it; `all` is everybody. */
  readonly mentions: readonly string[];
}

/** What a member has not read of a room. */
export interface UnreadTally {
  unread: number;
  /** One of them names the member, or everybody. */
  mentioned: boolean;
  readSeq: number;
  /** `seq` of the room up to which it is counted. */
  at: number;
  /** Otherwise the database is asked before it is shown. */
  isKnown: boolean;
  /** Changes when it becomes unknown: a count that was asked for before is void. */
  turn: number;
}

export const unknownTally = (): UnreadTally => ({
  unread: 0,
  mentioned: false,
  readSeq: 0,
  at: 0,
  isKnown: false,
  turn: 0,
});

export function forget(tally: UnreadTally): void {
  tally.isKnown = false;
  tally.turn += 1;
}

/** Counts the messages after the tally. @param upTo newest `seq` of the room */
export function countMessages(
  tally: UnreadTally,
  uid: string,
  messages: readonly InboxMessage[],
  upTo: number,
): void {
  let { unread } = tally;
  for (const { seq, sender, mentions } of messages) {
    if (seq <= tally.at || sender === uid) continue;
    unread += 1;
    if (mentions.includes(uid) || mentions.includes(everybody)) tally.mentioned = true;
  }
  tally.unread = Math.min(unread, maxUnread);
  tally.at = Math.max(tally.at, upTo);
}

/** The first characters of a text; no character is cut in two. */
const shortened = (text: string): string =>
  text.length <= messagingLimits.inboxLineCharacters
    ? text
    : Array.from(text).slice(0, messagingLimits.inboxLineCharacters).join('');

/** The message as a list shows it: nothing in it is long. */
export function inShort(message: Message): Message {
  const body = Object.fromEntries(
    Object.entries(message.body).map(([name, value]) => [
      name,
      typeof value === 'string' ? shortened(value) : (value as unknown),
    ]),
  );
  // The same fields with the same types.
  return { ...message, body } as Message;
}
