import type { ForwardMode, ForwardTarget, SharedKind } from '@goldbean/contract/talk';
import { memberState } from '../../../shared/session/index.ts';

/** A group or member as it can be chosen. */
export interface Addressee extends ForwardTarget {
  readonly name: string;
  /** Address of the picture, or empty. */
  readonly img: string;
  /** People in a group. */
  readonly members?: number;
}

export interface ForwardingState {
  phase: 'closed' | 'choosing' | 'sending' | 'sent';
  /** What is sent as a card instead of messages of a room (G231), or null. */
  shared: { readonly type: SharedKind; readonly id: string } | null;
  /** The room from which messages are sent on. */
  room: string;
  /** Ids of the messages. */
  ids: string[];
  query: string;
  chosen: Addressee[];
  mode: ForwardMode;
  /** Of the present choice; sent with every try of it. */
  requestId: string;
  /** `msgKey` is empty where it went. */
  results: { target: Addressee; msgKey: string }[];
}

export const notForwarding = (): ForwardingState => ({
  phase: 'closed',
  shared: null,
  room: '',
  ids: [],
  query: '',
  chosen: [],
  mode: 'single',
  requestId: '',
  results: [],
});

/** What is being sent on; read with `useSnapshot`. */
export const forwardingState = memberState<ForwardingState>(notForwarding);
