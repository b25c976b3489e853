import {
  forwardingLimits,
  isForwardable,
  lineOf,
  type BodyOf,
  type Message,
  type MessageContent,
} from '@goldbean/contract';

/** A message that stands in its room with its content. */
export type NormalMessage = Extract<Message, { status: 'normal' }>;

/** Whether a message may be sent on (V13). */
export const mayForward = (message: Message): message is NormalMessage => isForwardable(message);

/** What a message says, without where and when it was sent. */
const contentOf = ({ kind, body }: NormalMessage): MessageContent => ({ kind, body }) as MessageContent;

/** The copy when a message is sent on by itself. */
export function copyOf(message: NormalMessage): MessageContent {
  if (message.kind !== 'announcement') return contentOf(message);
  return { kind: message.kind, body: { ...message.body, forwarded: true } };
}

/** The uploads that a message shows. */
export function filesOf(message: NormalMessage): readonly string[] {
  if (message.kind === 'announcement') return message.body.pics;
  return 'file_id' in message.body ? [message.body.file_id] : [];
}

/** The card that a message shows, or null. */
export const cardOf = (message: NormalMessage): string | null =>
  message.kind === 'merged' ? message.body.card_id : null;

/** How a card stands in a room: whence, how many, and the first lines (D38). */
export const bodyOfCard = (
  card_id: string,
  title: string,
  messages: readonly NormalMessage[],
): BodyOf<'merged'> => ({
  card_id,
  title,
  count: messages.length,
  lines: messages.slice(0, forwardingLimits.mergedLines).map((message) => ({
    nickname: message.sender.nickname,
    kind: message.kind,
    text: lineOf(contentOf(message)),
    ts: message.ts,
  })),
});
