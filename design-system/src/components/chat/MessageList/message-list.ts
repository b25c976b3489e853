import type { ReactNode } from 'react';
import type { ChatMessage, MessageActions, OlderMessages } from '../chat-message.ts';

export type MessageListState =
  | { kind: 'loading' }
  /** `reason` is a sentence for the member. */
  | { kind: 'error'; reason: string }
  /** Oldest first. An appended message leaves the other objects as they are. */
  | { kind: 'ready'; messages: readonly ChatMessage[]; older: OlderMessages };

export interface MessageListProps {
  state: MessageListState;
  /** Keep the object the same between renders. */
  actions?: MessageActions;
  /** Loads the chat again after an error. */
  onRetry: () => void;
  /** The reader came near the first message, or pressed "Try again" above it. */
  onLoadOlder: () => void;
  /** The clock, UTC ms, for "Today". */
  now?: () => number;
  /** Where the reader stopped last time, and how many came since: draws a line, and a way up to it. */
  unread?: UnreadMark;
  /** The reader may not write here, as in a live session that is over: an empty list asks nobody to speak. */
  isReadOnly?: boolean;
  /** While messages are selected (K02). */
  selection?: MessageSelection;
  /** Draws a red packet, which belongs to another area. Keep the function the same. */
  renderPacket?: (message: ChatMessage) => ReactNode;
}

export interface UnreadMark {
  /** Id of the first message not read. */
  firstId: string;
  count: number;
}

export interface MessageSelection {
  ids: ReadonlySet<string>;
  /** Most that may be chosen: 50 (K02). */
  most: number;
  /** Keep the function the same. */
  onToggle: (message: ChatMessage) => void;
}
