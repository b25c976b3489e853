import type { RoomRole, RoomRules } from '@goldbean/contract/talk';
import { ref } from 'valtio/vanilla';
import { memberState } from '../../../shared/session/index.ts';
import type { ChatMessageLine } from './message-line.ts';

/** What a member had not read of a room. */
export interface UnreadBefore {
  /** Count of the last message that was read. */
  readonly after: number;
  /** Messages of others after it. */
  readonly count: number;
}

/** What a message of mine said before it was recalled. */
export interface RecalledWords {
  readonly words: string;
  /** Who was named in it. */
  readonly named?: readonly { readonly uid: string; readonly nickname: string }[] | undefined;
  /** When it was recalled, UTC ms. */
  readonly at: number;
}

/** Frozen by who owns the channel (D26), or the group was dissolved. */
export interface RoomRestriction {
  readonly reason: 'frozen' | 'dissolved';
  readonly until: number | null;
  /** UTC ms; of a group that was dissolved. */
  readonly since?: number;
}

export interface ChatState {
  /** Name of the message room, empty while none is entered. */
  room: string;
  phase: 'idle' | 'joining' | 'open' | 'failed';
  /** Why it could not be entered: a `msg_key`. */
  failure: string;
  /** Oldest first. Replaced, never changed in place, and kept out of the proxy: a room has thousands. */
  messages: readonly ChatMessageLine[];
  /** Messages that others answer and that are not among `messages`; kept out of the proxy as well. */
  quoted: readonly ChatMessageLine[];
  /** Ids of messages that others answer and that I may not read (M34). */
  unseen: readonly string[];
  /** By the id of the message (D36): the server deletes the words, so only the page that saw the recall has them. */
  recalledWords: Readonly<Record<string, RecalledWords>>;
  older: 'more' | 'loading' | 'none' | 'failed';
  /** What was said after the last of `messages`; `none` while the newest is among them. */
  newer: 'more' | 'loading' | 'none' | 'failed';
  /** Count of the newest message heard, 0 before the first. */
  newestHeard: number;
  /** Where the list is to go, or went last: a row, or null for the end. Another object goes there once more. */
  target: { readonly rowId: string | null } | null;
  /** What was unread when the room was entered; null for nothing. */
  unread: UnreadBefore | null;
  my: {
    role: RoomRole;
    /** UTC ms on the server's clock; null when I may speak. */
    mutedUntil: number | null;
    /** Why, in the words of who muted me; empty until it is known. */
    muteReason: string;
    roomMuted: boolean;
    /** What leaves me reading alone, and until when (UTC ms; null for good). */
    restriction: RoomRestriction | null;
    /** E06: what members must keep to here. */
    rules: RoomRules;
    /** When slow mode lets me write again, UTC ms; 0 for now. */
    slowUntil: number;
  };
}

export const emptyChat = (): ChatState => ({
  room: '',
  phase: 'idle',
  failure: '',
  messages: ref([]),
  quoted: ref([]),
  unseen: [],
  recalledWords: {},
  older: 'loading',
  newer: 'none',
  newestHeard: 0,
  target: null,
  unread: null,
  my: {
    role: 'member',
    mutedUntil: null,
    muteReason: '',
    roomMuted: false,
    restriction: null,
    rules: { read_only: false, slow: 0 },
    slowUntil: 0,
  },
});

/** The message room this tab is in; read with `useSnapshot`. */
export const messagingState = memberState<ChatState>(emptyChat);

export function setMessages(messages: readonly ChatMessageLine[]): void {
  messagingState.messages = ref(messages as ChatMessageLine[]);
}

/** Takes the list to a message, or to its end. @param rowId of `rowIdOf`; null is the end */
export function goTo(rowId: string | null): void {
  messagingState.target = ref({ rowId });
}

export function setQuoted(quoted: readonly ChatMessageLine[]): void {
  messagingState.quoted = ref(quoted as ChatMessageLine[]);
}
