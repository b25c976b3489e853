import { createRoomRestrictions } from './restrictions.access.ts';
import { frameOf, messageOf, sendersOf } from '../realtime/frames.views.ts';
import { createRoomOutbox } from '../realtime/room-outbox.events.ts';
import type { Hub } from '../realtime/hub.state.ts';
import type { Inbox } from '../inbox/index.ts';
import { maxUnread } from '../messaging.domain.ts';
import type { MessagingPorts, Rooms } from '../messaging.ports.ts';
import { appendFrames, findRoom, insertRoom } from '../messaging.repository.ts';
import {
  countMessagesIn,
  findAt,
  findHeads,
  findMessages,
  hasWritten,
  hasSpoken,
  markRead,
} from '../messages/history.repository.ts';
import { findMoments } from '../messages/moments.repository.ts';
import { createRoomMutes } from './room-mutes.access.ts';
import type { Presence } from '../realtime/presence.state.ts';
import { searchPage } from '../message-search/search.repository.ts';
import type { WordIndex } from '../message-search/word-index.job.ts';

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
  const { clock, ids, database, users } = ports;

  return {
    ...createRoomOutbox(ports, hub),
    ...createRoomMutes(ports),
    create: (tx, room) => insertRoom(tx, room, ids.next(), clock.now()),
    async importMessages(tx, room, messages) {
      const frames = messages.map(({ uid, message, ts }) => {
        const id = ids.next();
        const content =
          typeof message === 'string' ? { kind: 'text' as const, body: { text: message } } : message;
        return { type: 'msg' as const, id, client_msg_id: id, sender: uid, ...content, ts };
      });
      await appendFrames(
        tx,
        room,
        frames.map((frame) => ({ ...frame, reply_to: null, mentions: [] })),
      );
      database.afterCommit(tx, () => wordIndex.added(room));
    },
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
    hasWritten,
    countMessagesIn,
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
    onPresence: presence.listen,
  };
}
