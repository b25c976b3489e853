import type { Reader } from '../../../../platform/database/index.ts';
import { Refusal, refuse } from '../../../../platform/refusal.ts';
import { findLastSentAt } from '../messages/last-sent.repository.ts';
import { isStaff, slowWait } from '../messaging.domain.ts';
import type { MessagingPorts, RoomAccess } from '../messaging.ports.ts';
import { findRoom } from '../messaging.repository.ts';
import { findMutes, type MuteRow } from './mutes.repository.ts';

/** What decides whether a member may write in a room now; `sentAt` and `now` in UTC ms. */
export interface Admission {
  readonly access: RoomAccess;
  readonly mutedAll: boolean;
  readonly mute: Pick<MuteRow, 'muted_until'> | null | undefined;
  /** When they last wrote something there. */
  readonly sentAt: number | undefined;
  readonly now: number;
  /** How many messages at once; one by default. */
  readonly count?: number;
}

/** What lasts longer than a message: who may not enter, was frozen, or stands in a group that was dissolved. */
export function roomEntryRefusal({ join, speak, until, endedAt }: RoomAccess): Refusal | null {
  const msgKey = join ?? speak;
  if (!msgKey) return null;
  return new Refusal(msgKey, {
    ...(until !== undefined && { until }),
    ...(endedAt !== undefined && { since: endedAt }),
  });
}

/** Mutes, then the rules of the room, which spare its staff (E06). */
export function speechRefusal({ access, mutedAll, mute, sentAt, now, count = 1 }: Admission): Refusal | null {
  if (mute) return new Refusal('chat.muted', { until: mute.muted_until });
  if (isStaff(access.role)) return null;
  if (mutedAll) return new Refusal('chat.room_muted');
  if (access.rules?.read_only) return new Refusal('chat.read_only');
  const slow = access.rules?.slow ?? 0;
  const wait = slow > 0 && count > 1 ? slow : slowWait(access, sentAt, now);
  return wait > 0 ? new Refusal('chat.slow_mode', { wait }) : null;
}

/** Asks what `messaging.publish` asks, for messages that features say in members' names. */
export const createRoomRestrictions =
  ({ clock, roomAccess }: Pick<MessagingPorts, 'clock' | 'roomAccess'>) =>
  async (reader: Reader, room: string, uid: string, count = 1): Promise<void> => {
    const access = (await roomAccess(reader, room, uid)) ?? refuse('chat.room_missing');
    const refusal = roomEntryRefusal(access);
    if (refusal) throw refusal;
    const row = (await findRoom(reader, room)) ?? refuse('chat.room_missing');
    const now = clock.now();
    const mute = (await findMutes(reader, room, [uid], now)).get(uid);
    const isSlow = (access.rules?.slow ?? 0) > 0;
    const sentAt = isSlow ? (await findLastSentAt(reader, room, [uid])).get(uid) : undefined;
    const silenced = speechRefusal({ access, mutedAll: row.muted_all, mute, sentAt, now, count });
    if (silenced) throw silenced;
  };
