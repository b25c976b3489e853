import type { ReactNode, Ref } from 'react';
import type { ChatMessage, MessageActions, NewerMessages, OlderMessages } from '../chat-message.ts';

export type MessageListState =
  | { kind: 'loading' }
  /** `reason` is a sentence for the member. */
  | { kind: 'error'; reason: string }
  /** Oldest first. An appended message leaves the other objects as they are. Without `newer` the newest is here. */
  | { kind: 'ready'; messages: readonly ChatMessage[]; older: OlderMessages; newer?: NewerMessages };

/** What the page around can ask of a list. */
export interface MessageListHandle {
  /** Takes the focus to the last message. */
  focusLast: () => void;
}

export interface MessageListProps {
  ref?: Ref<MessageListHandle>;
  state: MessageListState;
  /** Escape was pressed among the messages: the focus belongs elsewhere. */
  onLeave?: () => void;
  /** "?" was pressed: the keys are looked up. */
  onHelp?: () => void;
  /** Keep the object the same between renders. */
  actions?: MessageActions;
  /** Loads the chat again after an error. */
  onRetry: () => void;
  /** The reader came near the first message, or pressed "Try again" above it. */
  onLoadOlder: () => void;
  /** The reader came near the last message of a part of the chat, or pressed "Try again" below it. */
  onLoadNewer?: () => void;
  /** The way back from a part of the chat whose end is not here. */
  onLatest?: () => void;
  /** Where the list is to go, and the focus with it. Another object goes there once more. */
  target?: MessageTarget;
  /** The clock, UTC ms, for "Today". */
  now: () => number;
  /** Where the reader stopped last time, and how many came since: draws a line, and a way up to it. */
  unread?: UnreadMark;
  /** The way up to the first message not read, while it is not here. */
  onFirstUnread?: () => void;
  /** The reader may not write here, as in a live session that is over: an empty list asks nobody to speak. */
  isReadOnly?: boolean;
  /** While messages are selected (K02). */
  selection?: MessageSelection;
  /** Draws a red packet, which belongs to another area. Keep the function the same. */
  renderPacket?: (message: ChatMessage) => ReactNode;
}

export interface UnreadMark {
  /** Id of the first message not read; null while it is not here. */
  firstId: string | null;
  count: number;
}

export interface MessageTarget {
  /** A message, which is marked for a moment; null is the end, where only a focus goes that stood among the messages. */
  readonly id: string | null;
}

export interface MessageSelection {
  ids: ReadonlySet<string>;
  /** Most that may be chosen: 50 (K02). */
  most: number;
  /** Keep the function the same. */
  onToggle: (message: ChatMessage) => void;
  /** Stops selecting. */
  onEnd?: () => void;
}
