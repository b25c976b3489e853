import type { RoomRole } from '@goldbean/contract/talk';
import { proxy, ref } from 'valtio/vanilla';
import type { ChatMessage } from './message-line.ts';

export interface ChatState {
  /** Name of the message room, empty while none is entered. */
  room: string;
  phase: 'idle' | 'joining' | 'open' | 'failed';
  /** Why it could not be entered: a `msg_key`. */
  failure: string;
  /** Oldest first. Replaced, never changed in place, and kept out of the proxy: a room has thousands. */
  messages: readonly ChatMessage[];
  older: 'more' | 'loading' | 'none' | 'failed';
  my: {
    role: RoomRole;
    /** UTC ms on the server's clock; null when I may speak. */
    mutedUntil: number | null;
    roomMuted: boolean;
  };
}

export const emptyChat = (): ChatState => ({
  room: '',
  phase: 'idle',
  failure: '',
  messages: ref([]),
  older: 'loading',
  my: { role: 'member', mutedUntil: null, roomMuted: false },
});

/** The message room this tab is in; read with `useSnapshot`. */
export const messagingState = proxy<ChatState>(emptyChat());

export function setMessages(messages: readonly ChatMessage[]): void {
  messagingState.messages = ref(messages as ChatMessage[]);
}
