import { messageContents, type Message, type MessageContent } from '@goldbean/contract/talk';

/** Domain 3.4: what this client knows of a message on its way. */
type Delivery = 'sending' | 'sent' | 'failed';

/** What changes between writing a message and having it counted. */
export interface ChatMessageStatus {
  readonly id: string;
  /** UTC ms. */
  readonly ts: number;
  /** The room's count; null until the server has given it. */
  readonly seq: number | null;
  readonly delivery: Delivery;
  /** Why it failed: a `msg_key`; empty otherwise. */
  readonly failure: string;
  /** How much of its attachment is sent, 0 to 1; null or left out while none is under way. */
  readonly share?: number | null;
}

interface ChatMessageFacts extends ChatMessageStatus {
  readonly client_msg_id: string;
  readonly sender: Readonly<Message['sender']>;
  readonly reply_to: string | null;
  readonly mentions: readonly string[];
  /** Uid of who took it back, when that was seen here. */
  readonly recalledBy?: string;
}

/** A message as it stands in the room: its content goes with its kind, until it is recalled or blocked. */
export type ChatMessageLine = ChatMessageFacts &
  (
    | ({ readonly status: 'normal' } & MessageContent)
    | Readonly<Pick<Exclude<Message, { status: 'normal' }>, 'status' | 'kind' | 'body' | 'hidden'>>
  );

/** File id of the picture that a message shows, which of a video is its first; or null. */
export function pictureOf(message: ChatMessageLine): string | null {
  if (message.status !== 'normal') return null;
  if (message.kind === 'image') return message.body.file_id;
  return message.kind === 'video' ? (message.body.poster_id ?? null) : null;
}

/** The task of the class that a message's card stands for, or null. */
export const taskOfMessage = (message: ChatMessageLine) =>
  message.status === 'normal' && (message.kind === 'form' || message.kind === 'sign_in')
    ? message.body
    : null;

/** The live session that a message's card stands for, or null. */
export const liveOfMessage = (message: ChatMessageLine) =>
  message.status === 'normal' && message.kind === 'live' ? message.body : null;

/** Messages kept in memory; older ones are loaded again when the reader goes back. */
export const maxKept = 2_000;

export const fromServer = (message: Message): ChatMessageLine => ({
  ...message,
  delivery: 'sent',
  failure: '',
});

/**
 * What a message is known by here, before and after the server gives it an id. A `client_msg_id` alone is unique
 * per sender only: who copies another's must not be taken for them.
 */
export const rowIdOf = ({ sender, client_msg_id }: Pick<Message, 'sender' | 'client_msg_id'>): string =>
  `${sender.uid}:${client_msg_id}`;

/** The message that a row shows. @param rowId of `rowIdOf` */
export const messageOfRow = (known: readonly ChatMessageLine[], rowId: string): ChatMessageLine | undefined =>
  known.find((message) => rowIdOf(message) === rowId);

/** Counted messages in the room's order, then those that have no count yet, in the order they were written. */
function inOrder(list: readonly ChatMessageLine[]): ChatMessageLine[] {
  const counted = list.filter(({ seq }) => seq !== null);
  const waiting = list.filter(({ seq }) => seq === null);
  return [...counted.sort((a, b) => (a.seq ?? 0) - (b.seq ?? 0)), ...waiting];
}

/**
 * Puts messages of the server among those known: each stands once, whichever of socket, history and answer
 * brought it first and however often. What the server says later (recalled) wins over what it said before.
 */
export function mergeMessages(
  known: readonly ChatMessageLine[],
  arrived: readonly Message[],
): readonly ChatMessageLine[] {
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

/** What is known of messages is replaced by what the server says of them now; none is added. */
export function renewMessages(
  known: readonly ChatMessageLine[],
  now: readonly Message[],
): readonly ChatMessageLine[] {
  const byId = new Map(now.map((message) => [message.id, message]));
  return known.map((message): ChatMessageLine => {
    const renewed = byId.get(message.id);
    if (!renewed) return message;
    const { recalledBy } = message;
    return { ...fromServer(renewed), ...(renewed.status === 'recalled' && recalledBy && { recalledBy }) };
  });
}

/** A message under way, at the end of the room. */
export const addOwn = (
  known: readonly ChatMessageLine[],
  own: ChatMessageLine,
): readonly ChatMessageLine[] => [...known, own];

/** Changes the message of that own id, wherever it stands; a message the server has counted is past failing. */
export function updateOwn(
  known: readonly ChatMessageLine[],
  clientMsgId: string,
  change: Partial<ChatMessageStatus> | MessageContent,
): readonly ChatMessageLine[] {
  const changed = known.map((message) =>
    message.client_msg_id === clientMsgId && message.seq === null
      ? ({ ...message, ...change } as ChatMessageLine)
      : message,
  );
  return inOrder(changed);
}

/** Without the message of that own id, unless the server has counted it. */
export const removeOwn = (
  known: readonly ChatMessageLine[],
  clientMsgId: string,
): readonly ChatMessageLine[] =>
  known.filter((message) => message.client_msg_id !== clientMsgId || message.seq !== null);

/** A recalled message loses what it said. @param by uid of who recalled it */
export const markRecalled = (
  known: readonly ChatMessageLine[],
  { id, by }: { readonly id: string; readonly by: string },
): readonly ChatMessageLine[] =>
  known.map((message): ChatMessageLine =>
    message.id === id && message.status !== 'recalled'
      ? { ...message, status: 'recalled', body: {}, recalledBy: by }
      : message,
  );

/** A feature has changed what its message says. @param body by the message's kind */
const markRevised = (
  known: readonly ChatMessageLine[],
  { id, body }: { readonly id: string; readonly body: unknown },
): readonly ChatMessageLine[] =>
  known.map((message): ChatMessageLine => {
    if (message.id !== id || message.status !== 'normal') return message;
    const { data } = messageContents[message.kind].body.safeParse(body);
    return data ? ({ ...message, body: data } as ChatMessageLine) : message;
  });
/** Some fields of what a message says are new. @param fields by the message's kind */
export const markAmended = (
  known: readonly ChatMessageLine[],
  { id, fields }: { readonly id: string; readonly fields: object },
): readonly ChatMessageLine[] => {
  const body = known.find((message) => message.id === id)?.body;
  return body ? markRevised(known, { id, body: { ...body, ...fields } }) : known;
};

/** E36: staff hid it: what it said goes at once. */
export const markBlocked = (known: readonly ChatMessageLine[], id: string): readonly ChatMessageLine[] =>
  known.map((message): ChatMessageLine =>
    message.id === id && message.status === 'normal' ? { ...message, status: 'blocked', body: {} } : message,
  );

/** The highest count known, 0 when none is. */
export const lastSeqOf = (known: readonly ChatMessageLine[]): number =>
  known.findLast(({ seq }) => seq !== null)?.seq ?? 0;
/** The lowest count known, null when none is. */
export const firstSeqOf = (known: readonly ChatMessageLine[]): number | null =>
  known.find(({ seq }) => seq !== null)?.seq ?? null;
