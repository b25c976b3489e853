import { messagingLimits } from '@goldbean/contract/talk';
import type { ChatState } from './messaging.state.ts';
import type { ChatMessage } from './message-line.ts';

/** Why a member cannot write now; null when nothing is in the way. */
export type SpeechBar =
  | { readonly kind: 'muted'; readonly until: number }
  | { readonly kind: 'frozen' | 'room_muted' | 'closed' | 'offline' | 'joining' }
  | { readonly kind: 'refused'; readonly msgKey: string };

export interface SpeechFacts {
  readonly chat: Pick<ChatState, 'phase' | 'failure' | 'my'>;
  /** The live session is over: nothing is said in its room any more. */
  readonly isClosed: boolean;
  readonly isConnected: boolean;
  /** D26: the streamer has frozen the member. */
  readonly isFrozen: boolean;
}

/** The one reason the composer tells, the lasting ones before the passing ones (D26, D08). */
export function speechBar({ chat, isClosed, isConnected, isFrozen }: SpeechFacts): SpeechBar | null {
  const { phase, failure, my } = chat;
  if (phase === 'failed') return { kind: 'refused', msgKey: failure };
  if (isClosed) return { kind: 'closed' };
  if (isFrozen) return { kind: 'frozen' };
  if (my.mutedUntil !== null) return { kind: 'muted', until: my.mutedUntil };
  if (my.roomMuted && my.role === 'member') return { kind: 'room_muted' };
  if (phase !== 'open') return { kind: 'joining' };
  return isConnected ? null : { kind: 'offline' };
}

/** D36: the author may put the words of a recalled message back into the composer for 5 minutes. */
export const mayEditAgain = (message: Pick<ChatMessage, 'wordsBefore' | 'ts'>, now: number): boolean =>
  message.wordsBefore !== undefined && now - message.ts <= messagingLimits.editAgainWindowMs;

/** D36: the author for 2 minutes, those who run the room at any time. @param now UTC ms */
export function mayRecall(
  message: Pick<ChatMessage, 'delivery' | 'status' | 'sender' | 'ts'>,
  me: { readonly uid: string; readonly role: ChatState['my']['role'] },
  now: number,
): boolean {
  if (message.delivery !== 'sent' || message.status !== 'normal') return false;
  if (me.role !== 'member') return true;
  return message.sender.uid === me.uid && now - message.ts <= messagingLimits.recallWindowMs;
}
