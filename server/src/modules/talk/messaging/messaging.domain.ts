import {
  messagingLimits,
  messageContents,
  type Message,
  type MessageFrame,
  type MessageKind,
  type MsgKey,
  type RoomRole,
  type RoomRules,
} from '@goldbean/contract';

/** What happened in a room, as an `event` frame carries it. */
export interface RoomEvent {
  readonly kind: string;
  readonly [field: string]: unknown;
}

/** A message or an event with its number in the room. */
export type RoomFrame =
  | { readonly type: 'msg'; readonly seq: number; readonly ts: number; readonly data: Message }
  | { readonly type: 'event'; readonly seq: number; readonly ts: number; readonly data: RoomEvent };

/** A position in a room's numbering. */
export interface FramePlace {
  readonly epoch: string;
  readonly seq: number;
}

const ranks: Readonly<Record<RoomRole, number>> = { member: 0, staff: 1, owner: 2 };

/** A moderator never acts on a peer or superior (domain 3.1). */
export const outranks = (actor: RoomRole, target: RoomRole): boolean => ranks[actor] > ranks[target];

/** The owner and the staff of a room: ten times the chat rate (D73), and they may write when the room is muted. */
export const isStaff = (role: RoomRole): boolean => role !== 'member';

/** D73: how many times the chat limit a role has. */
export const chatFactor = (role: RoomRole): number => (isStaff(role) ? 10 : 1);

/**
 * E06: what is left of slow mode for a member of a room.
 * @param sentAt when they last wrote something, UTC ms
 * @returns whole seconds, 0 for who may write
 */
export function slowWait(
  { role, rules }: { readonly role: RoomRole; readonly rules?: RoomRules },
  sentAt: number | undefined,
  now: number,
): number {
  if (!rules || rules.slow === 0 || isStaff(role) || sentAt === undefined) return 0;
  return Math.max(0, Math.ceil((sentAt + rules.slow * 1_000 - now) / 1_000));
}

/** Why somebody may only read, until when (UTC ms; null for good) and since when, as C113 answers it. */
export const restrictionOf = ({
  speak,
  until,
  endedAt: since,
}: {
  readonly speak: MsgKey | null;
  readonly until?: number;
  readonly endedAt?: number;
}) =>
  speak ? { restriction: { key: speak, until: until ?? null, ...(since !== undefined && { since }) } } : {};

/** Unread messages are counted up to this number; above it "more than" is shown. */
export const maxUnread = 1_000;

/** `muted_until` of somebody muted for ever, where null already means "not muted". UTC ms. */
export const forEver = Date.UTC(9999, 11, 31);

/** Removes the content of a stored frame when its message is recalled or blocked: text, file and mentions. */
export const takenFrame = (frame: MessageFrame, status: 'recalled' | 'blocked'): MessageFrame => ({
  ...frame,
  data: { ...frame.data, status, body: {}, mentions: [] },
});

/** What an event takes from its message; null for one that takes nothing. */
export function takenBy(event: RoomEvent): 'recalled' | 'blocked' | null {
  if (event.kind === 'recall') return 'recalled';
  return event.kind === 'block' && event['on'] === true ? 'blocked' : null;
}

/** Events after which a member may do something else in the room than before. */
const accessEvents: ReadonlySet<string> = new Set([
  'mute',
  'freeze',
  'room_mute',
  'rules',
  'group_dissolved',
]);
export const changesAccess = ({ kind }: RoomEvent): boolean => accessEvents.has(kind);

/**
 * D36: the author for 2 minutes, staff at any time, but never the words of a peer or superior.
 * @param author role of who wrote it; @param age ms since then
 * @returns why not, or null
 */
export function recallRefusal(recall: {
  readonly kind: MessageKind;
  readonly isAuthor: boolean;
  readonly actor: RoomRole;
  readonly author: RoomRole;
  readonly age: number;
}): MsgKey | null {
  if (!messageContents[recall.kind].mayRecall) return 'chat.recall_refused';
  if (recall.isAuthor) {
    return isStaff(recall.actor) || recall.age <= messagingLimits.recallWindowMs ? null : 'chat.recall_late';
  }
  return outranks(recall.actor, recall.author) ? null : 'chat.recall_refused';
}
