import type { Database, Reader, Tx } from '../../../../platform/database/index.ts';
import { createRoomRestrictions } from './restrictions.access.ts';
import { frameOf, messageOf, sendersOf } from '../realtime/frames.views.ts';
import type { Hub } from '../realtime/hub.state.ts';
import type { Inbox } from '../inbox/index.ts';
import { forEver, isStaff, maxUnread, type RoomEvent } from '../messaging.domain.ts';
import type { SystemMessage, MessagingPorts, Rooms } from '../messaging.ports.ts';
import { appendFrames, eventFrame, findRoom, systemFrame, insertRoom } from '../messaging.repository.ts';
import type { NewFrame } from '../messaging.tables.ts';
import {
  countSaid,
  findAt,
  findHeads,
  findMessages,
  hasSaid,
  hasSpoken,
  markRead,
} from '../messages/history.repository.ts';
import { amendMessage, reviseMessage, withdrawMessage } from '../messages/feature-messages.repository.ts';
import { findMoments } from '../messages/moments.repository.ts';
import { findMutes } from './mutes.repository.ts';
import type { Presence } from '../realtime/presence.state.ts';
import { searchPage } from '../message-search/search.repository.ts';
import type { WordIndex } from '../message-search/word-index.job.ts';

const topic = 'room.event';

/** An event or a message in the outbox; `ts` is when it happened, in UTC ms. */
type Announced = { readonly ts: number } & (
  | { readonly event: RoomEvent }
  | { readonly message: SystemMessage }
  | { readonly revised: { readonly id: string; readonly body: SystemMessage['body'] } }
  | { readonly amended: { readonly id: string; readonly fields: object } }
  | { readonly withdrawn: { readonly id: string; readonly by: string } }
);

/** What the room is notified of. */
function frameFor(one: Announced): NewFrame {
  if ('message' in one) return systemFrame(one.message, one.ts);
  if ('event' in one) return eventFrame(one.event, one.ts);
  if ('revised' in one) return eventFrame({ kind: 'revise', id: one.revised.id }, one.ts);
  if ('amended' in one) return eventFrame({ kind: 'amend', ...one.amended }, one.ts);
  return eventFrame({ kind: 'recall', ...one.withdrawn }, one.ts);
}

/**
 * The port by which the owners of rooms send events and messages to them.
 * @param quit removes a member's connections from a room
 */
export function createRooms(
  ports: MessagingPorts,
  hub: Hub,
  presence: Presence,
  inbox: Inbox,
  wordIndex: Pick<WordIndex, 'added'>,
  quit: (uid: string, room: string) => void,
): Rooms {
  const { clock, ids, log, outbox, database, users, roomAccess, placed } = ports;
  outbox.handle(topic, async (tx, room, payloads) => {
    const announced = payloads as readonly Announced[];
    const rows = await appendFrames(tx, room, announced.map(frameFor));
    // After the frames: the message may have come with them.
    for (const one of announced) {
      if ('revised' in one) await reviseMessage(tx, room, one.revised.id, one.revised.body);
      if ('amended' in one) await amendMessage(tx, room, one.amended.id, one.amended.fields);
      if ('withdrawn' in one) await withdrawMessage(tx, room, one.withdrawn.id, one.withdrawn.by);
    }
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
    async importMessages(tx, room, messages) {
      const frames = messages.map(({ uid, said, ts }) => {
        const id = ids.next();
        const content = typeof said === 'string' ? { kind: 'text' as const, body: { text: said } } : said;
        return { type: 'msg' as const, id, client_msg_id: id, sender: uid, ...content, ts };
      });
      await appendFrames(
        tx,
        room,
        frames.map((frame) => ({ ...frame, reply_to: null, mentions: [] })),
      );
      database.afterCommit(tx, () => wordIndex.added(room));
    },
    async announce(tx, room, ...events) {
      const ts = clock.now();
      const announced = (await placed(tx, room, events)).map((event): Announced => ({ event, ts }));
      await outbox.add(tx, topic, room, ...announced);
    },
    say: (tx, room, ...messages) =>
      outbox.add(tx, topic, room, ...messages.map((message): Announced => ({ message, ts: clock.now() }))),
    revise: (tx, room, id, body) =>
      outbox.add(tx, topic, room, { revised: { id, body }, ts: clock.now() } satisfies Announced),
    amend: (tx, room, id, fields) =>
      outbox.add(tx, topic, room, { amended: { id, fields }, ts: clock.now() } satisfies Announced),
    withdraw: (tx, room, id, by) =>
      outbox.add(tx, topic, room, { withdrawn: { id, by }, ts: clock.now() } satisfies Announced),
    async messages(reader, room, wanted) {
      const rows = await findMessages(reader, room, wanted);
      const known = await sendersOf(users, reader, rows);
      return rows.map((row) => messageOf(row, known));
    },
    async moments(reader, room, asked) {
      const rows = await findMoments(reader, room, asked);
      const known = await sendersOf(users, reader, rows);
      return rows.map((row) => frameOf(row, known));
    },
    hasSpoken,
    hasSaid,
    saidIn: countSaid,
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
        found.map(({ room, last_seq: lastSeq, read_seq: readSeq, unread, mentioned, last }) => [
          room,
          { lastSeq, readSeq, unread, mentioned, lastMessage: last && messageOf(last, known) },
        ]),
      );
    },
    async search(reader, room, search, page) {
      const { seqs, total } = await searchPage(reader, room, search, page);
      const rows = await findAt(reader, room, seqs);
      const known = await sendersOf(users, reader, rows);
      return { list: rows.map((row) => messageOf(row, known)), total };
    },
    async readToEnd(tx, room, uid) {
      const row = await findRoom(tx, room);
      if (row) await markRead(tx, room, uid, row.last_seq, maxUnread);
    },
    enlist: inbox.entered,
    notifyMembers: inbox.notifyMembers,
    expel: (tx, room, uid) => database.afterCommit(tx, () => quit(uid, room)),
    admit: createRoomRestrictions(ports),
    isMuted: async (reader, room, uid) => (await silentAmong(reader, room, [uid])).has(uid),
    silentAmong,
    async mutedAmong(reader, room, uids) {
      return new Set((await findMutes(reader, room, uids, clock.now())).keys());
    },
    async mutesAmong(reader, room, uids) {
      const mutes = await findMutes(reader, room, uids, clock.now());
      return new Map([...mutes].map(([uid, { muted_until }]) => [uid, muted_until ?? forEver]));
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
