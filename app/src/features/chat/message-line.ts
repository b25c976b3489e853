import type { Message } from '@goldbean/contract';

/** Domain 3.4: what this client knows of a message on its way. */
export type Delivery = 'sending' | 'sent' | 'failed';

/** A message as it stands in the room. */
export interface ChatMessage extends Readonly<Omit<Message, 'seq' | 'body' | 'mentions' | 'sender'>> {
  readonly sender: Readonly<Message['sender']>;
  readonly body: Readonly<Message['body']>;
  readonly mentions: readonly string[];
  /** The room's count; null until the server has given it. */
  readonly seq: number | null;
  readonly delivery: Delivery;
  /** Why it failed: a `msg_key`; empty otherwise. */
  readonly failure: string;
  /** Uid of who took it back, when that was seen here. */
  readonly recalledBy?: string;
  /** What it said before it was taken back here, for its author to edit again (D36). */
  readonly wordsBefore?: string;
}

/** Messages kept in memory; older ones are loaded again when the reader goes back. */
export const keptMost = 2_000;

export const fromServer = (message: Message): ChatMessage => ({ ...message, delivery: 'sent', failure: '' });

/** Every message once, by the server's id, by the sender's own until there is one. */
const keyOf = ({ sender, client_msg_id }: Pick<Message, 'sender' | 'client_msg_id'>): string =>
  `${sender.uid}:${client_msg_id}`;

/** Counted messages in the room's order, then those that have no count yet, in the order they were written. */
function inOrder(list: readonly ChatMessage[]): ChatMessage[] {
  const counted = list.filter(({ seq }) => seq !== null);
  const waiting = list.filter(({ seq }) => seq === null);
  return [...counted.sort((a, b) => (a.seq ?? 0) - (b.seq ?? 0)), ...waiting];
}

/**
 * Puts messages of the server among those known: each stands once, whichever of socket, history and answer
 * brought it first and however often. What the server says later (recalled) wins over what it said before.
 */
export function mergeMessages(
  known: readonly ChatMessage[],
  arrived: readonly Message[],
): readonly ChatMessage[] {
  if (arrived.length === 0) return known;
  const last = known.at(-1);
  const [only] = arrived;
  // The ordinary case by far: one message at the end of a room without messages under way.
  if (only && arrived.length === 1 && last?.seq != null && only.seq > last.seq) {
    return [...known, fromServer(only)].slice(-keptMost);
  }
  const ids = new Map(arrived.map((message) => [message.id, message]));
  const keys = new Set(arrived.map(keyOf));
  const kept = known.filter((message) => !ids.has(message.id) && !keys.has(keyOf(message)));
  return inOrder([...kept, ...[...ids.values()].map(fromServer)]);
}

/** A message under way, at the end of the room. */
export const addOwn = (known: readonly ChatMessage[], own: ChatMessage): readonly ChatMessage[] => [
  ...known,
  own,
];

/** Changes the message of that own id, wherever it stands; a message the server has counted is past failing. */
export function updateOwn(
  known: readonly ChatMessage[],
  clientMsgId: string,
  change: Partial<ChatMessage>,
): readonly ChatMessage[] {
  const changed = known.map((message) =>
    message.client_msg_id === clientMsgId && message.seq === null ? { ...message, ...change } : message,
  );
  return inOrder(changed);
}

/** D36: a recalled message loses what it said, but for its author, who may edit it again. @param me my uid */
export const markRecalled = (
  known: readonly ChatMessage[],
  { id, by, me }: { readonly id: string; readonly by: string; readonly me: string },
): readonly ChatMessage[] =>
  known.map((message) => {
    if (message.id !== id || message.status === 'recalled') return message;
    const words = message.sender.uid === me ? message.body['text'] : undefined;
    return {
      ...message,
      status: 'recalled',
      body: {},
      recalledBy: by,
      ...(typeof words === 'string' && { wordsBefore: words }),
    };
  });

/** The highest count known, 0 when none is. */
export const lastSeqOf = (known: readonly ChatMessage[]): number =>
  known.findLast(({ seq }) => seq !== null)?.seq ?? 0;
/** The lowest count known, null when none is. */
export const firstSeqOf = (known: readonly ChatMessage[]): number | null =>
  known.find(({ seq }) => seq !== null)?.seq ?? null;
