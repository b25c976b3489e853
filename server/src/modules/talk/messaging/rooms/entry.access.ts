import { createLookUps } from '../../../../platform/batch/index.ts';
import { refuse } from '../../../../platform/refusal.ts';
import type { RoomFanout } from '../realtime/room-fanout/room-fanout.state.ts';
import type { Hub } from '../realtime/hub.state.ts';
import { findLastSentAt } from '../messages/last-sent.repository.ts';
import { restrictionOf, forEver, slowWait } from '../messaging.domain.ts';
import type { MessagingPorts, RoomAccess } from '../messaging.ports.ts';
import { findRoom } from '../messaging.repository.ts';
import { findMutes } from './mutes.repository.ts';

/** Members about whom the owner of a room is asked at once. */
const maxAtOnce = 500;

/** What a member may do in a room that they join, as C113 answers it. */
interface RoomEntry {
  readonly access: RoomAccess;
  /** UTC ms; null for who is not muted. */
  readonly mutedUntil: number | null;
  readonly isRoomMuted: boolean;
  /** Seconds that slow mode leaves. */
  readonly wait: number;
}

type EnteringPorts = Pick<MessagingPorts, 'database' | 'clock' | 'roomAccesses'>;

/**
 * May a member hear a room, and what may they do there? Those who come in one moment, as after a cut of all lines or when a
 * lesson begins, are asked about together: as few queries for hundreds as for one (R8).
 */
export function createRoomEntry(
  { database, clock, roomAccesses }: EnteringPorts,
  hub: Pick<Hub, 'channelOf'>,
) {
  const { reader } = database;
  /** Rises with every member who is expelled from a room, on this server or another. */
  let expulsions = 0;

  const accesses = createLookUps<RoomAccess | null>(maxAtOnce, async (room, uids) => {
    const found = await roomAccesses(reader, room, uids);
    return (uid) => found?.get(uid) ?? null;
  });

  const entries = createLookUps<RoomEntry | null>(maxAtOnce, async (room, uids) => {
    const found = await roomAccesses(reader, room, uids);
    const row = found ? await findRoom(reader, room) : undefined;
    if (!found || !row) return () => null;
    const now = clock.now();
    const mutes = await findMutes(reader, room, uids, now);
    const slowed = uids.filter((uid) => found.get(uid)?.rules?.slow);
    const sentAtByUid = slowed.length > 0 ? await findLastSentAt(reader, room, slowed) : null;
    return (uid) => {
      const access = found.get(uid);
      if (!access) return null;
      const mute = mutes.get(uid);
      const mutedUntil = mute ? (mute.muted_until ?? forEver) : null;
      return {
        access,
        mutedUntil,
        isRoomMuted: row.muted_all,
        wait: slowWait(access, sentAtByUid?.get(uid), now),
      };
    };
  });

  /** Asks again when somebody was expelled while the answer was on its way: it may be old. */
  async function fresh<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    for (;;) {
      const before = expulsions;
      const answer = await ask();
      if (expulsions === before) return answer;
    }
  }

  /**
   * The room, and what a member may do there as of its last event. An event that came while the database answered is
   * sent to nobody who joins after it, and the answer may not know it: then it is asked again.
   */
  async function enter(room: string, uid: string): Promise<{ channel: RoomFanout; entry: RoomEntry }> {
    for (;;) {
      const before = (await hub.channelOf(room)) ?? refuse('chat.room_missing');
      const changes = before.accessChanges();
      const entry = (await entries.add(room, uid)) ?? refuse('chat.room_missing');
      if (entry.access.join) refuse(entry.access.join);
      const channel = await hub.channelOf(room);
      if (channel === before && channel.accessChanges() === changes) return { channel, entry };
    }
  }

  return {
    /**
     * The room of one who comes back, as far as `seq` at least; null when they may not read it any more, or not what
     * follows `seq`. Whoever gets it is to be added in the same turn of the event loop.
     */
    resume: (room: string, uid: string, seq: number): Promise<RoomFanout | null> =>
      fresh(async () => {
        const access = await accesses.add(room, uid);
        const mayRead = access && !access.join && seq >= (access.joinedSeq ?? 0);
        const channel = mayRead ? await hub.channelOf(room) : null;
        // Another server has numbered frames that this one has not received yet.
        if (channel && seq > channel.last()) await channel.fill(seq);
        return channel;
      }),

    /**
     * The room of one who joins it, and what they may do there; to be added in the same turn of the event loop.
     * @throws Refusal `chat.room_missing`, or why the member may not read the room
     */
    join: (room: string, uid: string) =>
      fresh(async () => {
        const { channel, entry } = await enter(room, uid);
        const { access, mutedUntil, isRoomMuted, wait } = entry;
        const restriction = { ...(wait > 0 && { wait }), ...restrictionOf(access) };
        const my = { role: access.role, muted_until: mutedUntil, room_muted: isRoomMuted, ...restriction };
        return { channel, my, rules: access.rules };
      }),

    /** Somebody may not read a room any more. */
    expelled(): void {
      expulsions += 1;
    },
  };
}
