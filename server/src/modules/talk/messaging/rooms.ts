import type { Database, Reader, Tx } from '../../../platform/database/index.ts';
import { frameOf, messageOf, sendersOf } from './frames.ts';
import type { Hub } from './hub.ts';
import { isStaff, maxUnread } from './messaging.domain.ts';
import type { SystemMessage, MessagingPorts, RoomEvent, Rooms } from './messaging.ports.ts';
import {
  appendFrames,
  eventFrame,
  findHeads,
  findRoom,
  houseFrame,
  insertRoom,
  markRead,
} from './messaging.repository.ts';
import { findMutes } from './mutes.repository.ts';
import type { Presence } from './presence.ts';

const topic = 'room.event';

/** An event or a message in the outbox; `ts` is when it happened, in UTC ms. */
type Announced = { readonly ts: number } & (
  | { readonly event: RoomEvent }
  | { readonly message: SystemMessage }
);

/**
 * The port by which the owners of rooms send events and messages to them.
 * @param quit removes a member's connections from a room
 */
export function createRooms(
  { clock, ids, log, outbox, database, users, roomAccess }: MessagingPorts,
  hub: Hub,
  presence: Presence,
  quit: (uid: string, room: string) => void,
): Rooms {
  outbox.handle(topic, async (tx, room, payloads) => {
    const announced = payloads as readonly Announced[];
    const rows = await appendFrames(
      tx,
      room,
      announced.map((one) =>
        'event' in one ? eventFrame(one.event, one.ts) : houseFrame(one.message, one.ts),
      ),
    );
    if (rows) offerAfter(database, tx, hub, room, rows, await sendersOf(users, tx, rows));
    // Waiting would hold up the events of every other room.
    else log.error({ room, events: announced.length }, 'events of a room that does not exist are dropped');
  });

  async function silentAmong(reader: Reader, room: string, uids: readonly string[]): Promise<Set<string>> {
    const silent = new Set((await findMutes(reader, room, uids, clock.now())).keys());
    if (!(await findRoom(reader, room))?.muted_all) return silent;
    for (const uid of uids) {
      const access = await roomAccess(reader, room, uid);
      if (access === null || !isStaff(access.role)) silent.add(uid);
    }
    return silent;
  }

  return {
    create: (tx, room) => insertRoom(tx, room, ids.next(), clock.now()),
    async importMessages(tx, room, texts) {
      const frames = texts.map(({ uid, text, ts }) => {
        const id = ids.next();
        const kind = 'text' as const;
        return { type: 'msg' as const, id, client_msg_id: id, sender: uid, kind, body: { text }, ts };
      });
      await appendFrames(
        tx,
        room,
        frames.map((frame) => ({ ...frame, reply_to: null, mentions: [] })),
      );
    },
    announce: (tx, room, ...events) =>
      outbox.add(tx, topic, room, ...events.map((event): Announced => ({ event, ts: clock.now() }))),
    say: (tx, room, message) => outbox.add(tx, topic, room, { message, ts: clock.now() } satisfies Announced),
    count: hub.count,
    online: presence.online,
    onlineMembers: presence.members,
    async lastSeq(reader, room) {
      return (await findRoom(reader, room))?.last_seq ?? 0;
    },
    async heads(reader, uid, rooms) {
      const found = await findHeads(reader, uid, rooms, maxUnread);
      const known = await sendersOf(
        users,
        reader,
        found.flatMap(({ last }) => last ?? []),
      );
      return new Map(
        found.map(({ room, last_seq: lastSeq, unread, last }) => [
          room,
          { lastSeq, unread, lastMessage: last && messageOf(last, known) },
        ]),
      );
    },
    async readToEnd(tx, room, uid) {
      const row = await findRoom(tx, room);
      if (row) await markRead(tx, room, uid, row.last_seq, maxUnread);
    },
    expel: (tx, room, uid) => database.afterCommit(tx, () => quit(uid, room)),
    isMuted: async (reader, room, uid) => (await silentAmong(reader, room, [uid])).has(uid),
    silentAmong,
    async mutedAmong(reader, room, uids) {
      return new Set((await findMutes(reader, room, uids, clock.now())).keys());
    },
    onPresence: presence.listen,
  };
}

function offerAfter(
  database: Database,
  tx: Tx,
  hub: Hub,
  room: string,
  rows: readonly Parameters<typeof frameOf>[0][],
  known: Parameters<typeof frameOf>[1],
): void {
  database.afterCommit(tx, () => {
    hub.offer(
      room,
      rows.map((row) => frameOf(row, known)),
    );
  });
}
