import { createLookUps } from '../../../../platform/batch/index.ts';
import type { Tx } from '../../../../platform/database/index.ts';
import type { Subscriber } from '../realtime/room-fanout/live-subscribers.state.ts';
import type { RoomEvent } from '../messaging.domain.ts';
import { messageOf, sendersOf } from '../realtime/frames.views.ts';
import type { MessagingPorts } from '../messaging.ports.ts';
import { headsOf } from '../messages/history.repository.ts';
import { createDirectory, type StoredRoom } from './directory.state.ts';
import { forget } from './inbox.domain.ts';
import { countUnread, lastMessages } from './inbox.repository.ts';
import { createInboxFrames, inboxFrame } from './inbox-frames.views.ts';
import { newMark } from './inbox-news.state.ts';
import { createRoomNews } from './room-news.state.ts';

export type InboxPorts = Pick<
  MessagingPorts,
  'database' | 'clock' | 'log' | 'fanOut' | 'users' | 'roomsOf' | 'later'
>;

/** Members whose rooms are asked for in one query. */
const maxAtOnce = 200;
/** Ticks (seconds) between looks for frames that were not received. */
const sweepTicks = 2;
const topic = 'inbox.change';

/** What has happened to members other than in the frames of a room. */
type InboxChange = { readonly uids: readonly string[] } & (
  | { readonly room: string; readonly what: 'left' | 'marked' }
  | { readonly room: string; readonly what: 'entered'; readonly joinedSeq?: number | undefined }
  | { readonly event: RoomEvent }
);

function afterwards(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, ms).unref();
  return () => clearTimeout(timer);
}

/** The rooms of members, of many in one query. */
const createRoomLoads = ({ database: { reader }, roomsOf }: Pick<InboxPorts, 'database' | 'roomsOf'>) =>
  createLookUps<Map<string, StoredRoom>>(maxAtOnce, async (_, uids) => {
    const pairs = await roomsOf(reader, uids);
    const found = new Map(uids.map((uid) => [uid, new Map<string, StoredRoom>()]));
    const newest = await headsOf(reader, [...new Set(pairs.map(({ room }) => room))]);
    for (const { uid, room, joinedSeq } of pairs)
      found.get(uid)?.set(room, { last: newest.get(room) ?? 0, joinedSeq });
    return (uid) => found.get(uid) ?? new Map<string, StoredRoom>();
  });

/**
 * The inboxes that members follow on this server: of each member all rooms in one subscription, without a subscription to any
 * of them. Counts are those of the database, carried on in memory as long as no frame of the room is missing.
 */
export function createInbox(ports: InboxPorts) {
  const { database, clock, log, fanOut, users, later = afterwards } = ports;
  const { reader } = database;
  const directory = createDirectory();
  const sending = createInboxFrames({
    clock,
    log,
    directory,
    later,
    count: (pairs, most) => countUnread(reader, pairs, most),
    async newest(rooms) {
      const rows = await lastMessages(reader, rooms);
      const known = await sendersOf(users, reader, rows);
      return new Map(rows.map((row) => [row.room, messageOf(row, known)]));
    },
  });
  const news = createRoomNews(ports, directory, sending);
  const loads = createRoomLoads(ports);
  let ticks = 0;

  function write(uid: string, event: RoomEvent): void {
    const member = directory.members.get(uid);
    if (!member) return;
    const bytes = inboxFrame(event, clock.now());
    for (const connection of member.connections) connection.write(bytes);
  }

  function applyHere(change: InboxChange): void {
    for (const uid of change.uids) {
      const member = directory.members.get(uid);
      if (!member) continue;
      if ('event' in change) {
        write(uid, change.event);
      } else if (change.what === 'marked') {
        const tally = member.rooms.get(change.room);
        if (tally) forget(tally);
        if (member.rooms.has(change.room)) sending.owe(member, change.room, newMark);
      } else if (change.what === 'entered') {
        directory.enter(member, change.room, change);
        write(uid, { kind: 'inbox_entered', room: change.room });
      } else if (member.rooms.has(change.room) || member.loads > 0) {
        directory.leave(member, change.room);
        write(uid, { kind: 'inbox_left', room: change.room });
      }
    }
  }

  function notify(tx: Tx, change: InboxChange): void {
    database.afterCommit(tx, () => {
      applyHere(change);
      fanOut.publish(topic, change);
    });
  }
  fanOut.subscribe(topic, (message) => applyHere(message as InboxChange));

  return {
    /** Adds connections of a member. @throws what the database throws; then none is added */
    async join(uid: string, connections: readonly Subscriber[]): Promise<void> {
      const member = directory.connect(uid, connections);
      member.loads += 1;
      try {
        directory.settle(member, await loads.add('', uid));
      } catch (error) {
        member.loads -= 1;
        for (const connection of connections) directory.disconnect(connection);
        throw error;
      }
    },
    leave: directory.disconnect,
    hear: news.hear,
    /** The member's read mark has moved, forth or back. */
    marked: (tx: Tx, uid: string, room: string) => notify(tx, { uids: [uid], room, what: 'marked' }),
    entered: (tx: Tx, room: string, uids: readonly string[], joinedSeq?: number) =>
      notify(tx, { uids, room, what: 'entered', joinedSeq }),
    /** After the commit, on this server alone: every server is notified of who is expelled. */
    leftHere: (uid: string, room: string) => applyHere({ uids: [uid], room, what: 'left' }),
    /** An event for members wherever they are. */
    notifyMembers: (tx: Tx, uids: readonly string[], event: RoomEvent) => notify(tx, { uids, event }),
    /** Once a second. */
    tick(): void {
      ticks += 1;
      sending.schedule();
      if (ticks % sweepTicks === 0) void news.sweep();
    },
    stop: sending.stop,
  };
}
export type Inbox = ReturnType<typeof createInbox>;
