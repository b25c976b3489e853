import { messageContents, messagingLimits, type RoomRole } from '@goldbean/contract/talk';
import type { MessageReader } from './reader.ts';
import type { ChatState, RecalledWords } from './messaging.state.ts';
import type { ChatMessageLine } from './message-line.ts';

/** Why a member cannot write now; null when nothing is in the way. */
export type SpeechRestriction =
  | { readonly kind: 'muted'; readonly until: number; readonly why: string }
  | { readonly kind: 'frozen'; readonly until?: number }
  | { readonly kind: 'dissolved'; readonly since?: number }
  | { readonly kind: 'room_muted' | 'read_only' | 'closed' | 'offline' | 'joining' }
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
export function speechRestriction({
  chat,
  isClosed,
  isConnected,
  isFrozen,
}: SpeechFacts): SpeechRestriction | null {
  const { phase, failure, my } = chat;
  if (phase === 'failed') return { kind: 'refused', msgKey: failure };
  if (isClosed) return { kind: 'closed' };
  if (my.restriction?.reason === 'dissolved') {
    const { since } = my.restriction;
    return { kind: 'dissolved', ...(since !== undefined && { since }) };
  }
  if (my.restriction?.reason === 'frozen' && my.restriction.until !== null)
    return { kind: 'frozen', until: my.restriction.until };
  if (isFrozen || my.restriction) return { kind: 'frozen' };
  if (my.mutedUntil !== null) return { kind: 'muted', until: my.mutedUntil, why: my.muteReason };
  if (my.roomMuted && my.role === 'member') return { kind: 'room_muted' };
  if (my.rules.read_only && my.role === 'member') return { kind: 'read_only' };
  if (phase !== 'open') return { kind: 'joining' };
  return isConnected ? null : { kind: 'offline' };
}

/** E06: whole seconds until slow mode lets me write again. @param now UTC ms */
export const slowSeconds = ({ slowUntil }: Pick<ChatState['my'], 'slowUntil'>, now: number): number =>
  Math.max(0, Math.ceil((slowUntil - now) / 1_000));

/**
 * D36: the author may put the words of a recalled message back into the composer for 5 minutes after the recall.
 * @param recalled what it said and when it was recalled; nothing for messages of others
 * @param now UTC ms
 */
export const mayEditAgain = (recalled: RecalledWords | undefined, now: number): boolean =>
  recalled !== undefined && now - recalled.at <= messagingLimits.editAgainWindowMs;

/** D36: the author for 2 minutes, those who run the room at any time. @param now UTC ms */
export function mayRecall(
  message: Pick<ChatMessageLine, 'delivery' | 'status' | 'sender' | 'ts'>,
  me: { readonly uid: string; readonly role: ChatState['my']['role'] },
  now: number,
): boolean {
  if (message.delivery !== 'sent' || message.status !== 'normal') return false;
  if (me.role !== 'member') return true;
  return message.sender.uid === me.uid && now - message.ts <= messagingLimits.recallWindowMs;
}

const ranks: Readonly<Record<RoomRole, number>> = { member: 0, staff: 1, owner: 2 };

/** What is known of the author's rank: elsewhere than in a class the teacher alone. */
function rankOf(uid: string, { teacher, roles }: Pick<MessageReader, 'teacher' | 'roles'>): number {
  if (uid === teacher || roles?.[uid] === 'head_teacher') return ranks.owner;
  return roles?.[uid] === 'lecturer' ? ranks.staff : ranks.member;
}

/** The message of an announcement goes with the announcement alone; a copy that was sent on is a message like others. */
const isAnnouncementItself = (message: ChatMessageLine): boolean =>
  message.status === 'normal' && message.kind === 'announcement' && !message.body.forwarded;

/**
 * Whether the server takes a message away at all: not every kind, and never what a peer or superior of mine has said
 * (D36, E36).
 */
export function mayTake(
  message: ChatMessageLine,
  reader: Pick<MessageReader, 'uid' | 'role' | 'teacher' | 'roles'>,
): boolean {
  const { kind, sender } = message;
  if (!messageContents[kind].mayRecall || isAnnouncementItself(message)) return false;
  return sender.uid === reader.uid || ranks[reader.role] > rankOf(sender.uid, reader);
}

/** Who can be named in the room: everybody else who said something among what is loaded, the latest first. */
export function speakersOf(
  messages: readonly ChatMessageLine[],
  me: string,
): readonly ChatMessageLine['sender'][] {
  const speakers = new Map(
    messages
      .toReversed()
      .map(({ sender }) => [sender.uid, sender] as const)
      .filter(([uid]) => uid !== me),
  );
  return [...speakers.values()];
}
