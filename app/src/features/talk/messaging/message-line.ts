import type { Message, MessageContent } from '@goldbean/contract/talk';

/** Domain 3.4: what this client knows of a message on its way. */
type Delivery = 'sending' | 'sent' | 'failed';

/** What changes between writing a message and having it counted. */
export interface ChatMessageStanding {
  readonly id: string;
  /** UTC ms. */
  readonly ts: number;
  /** The room's count; null until the server has given it. */
  readonly seq: number | null;
  readonly delivery: Delivery;
  /** Why it failed: a `msg_key`; empty otherwise. */
  readonly failure: string;
}

interface ChatMessageFacts extends ChatMessageStanding {
  readonly client_msg_id: string;
  readonly sender: Readonly<Message['sender']>;
  readonly reply_to: string | null;
  readonly mentions: readonly string[];
  /** Uid of who took it back, when that was seen here. */
  readonly recalledBy?: string;
  /** What it said before it was taken back here, for its author to edit again (D36). */
  readonly wordsBefore?: string;
}

/** A message as it stands in the room: its content goes with its kind, until it is recalled or blocked. */
export type ChatMessage = ChatMessageFacts &
  (
    | ({ readonly status: 'normal' } & MessageContent)
    | Readonly<Pick<Exclude<Message, { status: 'normal' }>, 'status' | 'kind' | 'body'>>
  );

/** Messages kept in memory; older ones are loaded again when the reader goes back. */
export const maxKept = 2_000;

export const fromServer = (message: Message): ChatMessage => ({ ...message, delivery: 'sent', failure: '' });

/**
 * What a message is known by here, before and after the server gives it an id. A `client_msg_id` alone is unique
 * per sender only: who copies another's must not be taken for them.
 */
export const rowIdOf = ({ sender, client_msg_id }: Pick<Message, 'sender' | 'client_msg_id'>): string =>
  `${sender.uid}:${client_msg_id}`;

/** The message that a row shows. @param rowId of `rowIdOf` */
export const messageOfRow = (known: readonly ChatMessage[], rowId: string): ChatMessage | undefined =>
  known.find((message) => rowIdOf(message) === rowId);

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
    return [...known, fromServer(only)].slice(-maxKept);
  }
  const ids = new Map(arrived.map((message) => [message.id, message]));
  const keys = new Set(arrived.map(rowIdOf));
  const kept = known.filter((message) => !ids.has(message.id) && !keys.has(rowIdOf(message)));
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
  change: Partial<ChatMessageStanding>,
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
  known.map((message): ChatMessage => {
    if (message.id !== id || message.status === 'recalled') return message;
    const words =
      message.sender.uid === me && message.status === 'normal' && message.kind === 'text'
        ? message.body.text
        : undefined;
    return {
      ...message,
      status: 'recalled',
      body: {},
      recalledBy: by,
      ...(words !== undefined && { wordsBefore: words }),
    };
  });

/** The highest count known, 0 when none is. */
export const lastSeqOf = (known: readonly ChatMessage[]): number =>
  known.findLast(({ seq }) => seq !== null)?.seq ?? 0;
/** The lowest count known, null when none is. */
export const firstSeqOf = (known: readonly ChatMessage[]): number | null =>
  known.find(({ seq }) => seq !== null)?.seq ?? null;
