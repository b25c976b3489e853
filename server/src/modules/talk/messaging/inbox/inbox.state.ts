import { groupEvents, type Message } from '@goldbean/contract';
import { createLookUps } from '../../../../platform/batch/index.ts';
import type { Tx } from '../../../../platform/database/index.ts';
import type { Subscriber } from '../realtime/room-fanout/room-fanout.state.ts';
import type { RoomFrame, RoomEvent } from '../messaging.domain.ts';
import { messageOf, sendersOf } from '../realtime/frames.views.ts';
import type { MessagingPorts } from '../messaging.ports.ts';
import { headsOf } from '../messages/history.repository.ts';
import { createDirectory, type RoomNews, type StoredRoom } from './directory.state.ts';
import { countSaid, forget, type InboxMessage } from './inbox.domain.ts';
import { countUnread, lastMessages } from './inbox.repository.ts';
import { createInboxFrames, inboxFrame, lineText, newLine, newMark, newName } from './inbox-frames.views.ts';

export type InboxPorts = Pick<
  MessagingPorts,
  'database' | 'clock' | 'log' | 'fanOut' | 'users' | 'roomsOf' | 'later'
>;

/** Members whose rooms are asked for in one query. */
const maxAtOnce = 200;
/** Ticks (seconds) between looks for frames that were not heard of. */
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

const isTaken = ({ kind }: RoomEvent): boolean => kind === 'recall' || kind === 'block';
const nameIn = (event: RoomEvent): string | null =>
  event.kind === 'group_name' ? (groupEvents.group_name.safeParse(event).data?.name ?? null) : null;

/**
 * The inboxes that are heard on this server: of each member all rooms in one subscription, without a subscription to any
 * of them. Counts are those of the database, carried on in memory as long as no frame of the room is missing.
 */
export function createInbox({
  database,
  clock,
  log,
  fanOut,
  users,
  roomsOf,
  later = afterwards,
}: InboxPorts) {
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
  let ticks = 0;
  let isSweeping = false;

  const loads = createLookUps<Map<string, StoredRoom>>(maxAtOnce, async (_, uids) => {
    const pairs = await roomsOf(reader, uids);
    const found = new Map(uids.map((uid) => [uid, new Map<string, StoredRoom>()]));
    const newest = await headsOf(reader, [...new Set(pairs.map(({ room }) => room))]);
    for (const { uid, room, joinedSeq } of pairs)
      found.get(uid)?.set(room, { last: newest.get(room) ?? 0, joinedSeq });
    return (uid) => found.get(uid) ?? new Map<string, StoredRoom>();
  });

  function oweAll(news: RoomNews, what: number): void {
    for (const member of news.members) sending.owe(member, news.room, what);
  }

  function forgetLine(news: RoomNews): void {
    news.line = null;
    news.lineTurn += 1;
  }

  /** Frames up to `last` were not heard: everything about the room is asked for anew. */
  function lose(news: RoomNews, last: number): void {
    news.last = Math.max(news.last, last);
    forgetLine(news);
    for (const { rooms } of news.members) {
      const tally = rooms.get(news.room);
      if (tally) forget(tally);
    }
    oweAll(news, newLine);
  }

  function addSaid(news: RoomNews, said: readonly InboxMessage[], newest: Message): void {
    news.line = lineText(newest);
    news.lineSeq = newest.seq;
    news.lineTurn += 1;
    news.meanwhile?.push(...said);
    for (const { uid, rooms } of news.members) {
      const tally = rooms.get(news.room);
      if (tally?.isKnown) countSaid(tally, uid, said, news.last);
    }
    oweAll(news, newLine);
  }

  /** A message was taken away, given back or changed: what of it was unread, or is the last line, the database knows. */
  function applyRevision(news: RoomNews, event: RoomEvent): void {
    forgetLine(news);
    if (isTaken(event))
      for (const { rooms } of news.members) {
        const tally = rooms.get(news.room);
        // Nothing can be taken from none.
        if (tally && (tally.unread > 0 || event['on'] === false)) forget(tally);
      }
    oweAll(news, newLine);
  }

  /** Committed frames of a room, of this server or another. */
  function hear(room: string, frames: readonly RoomFrame[]): void {
    const news = directory.rooms.get(room);
    const newest = frames.at(-1)?.seq ?? 0;
    if (!news || newest <= news.last) return;
    const fresh = frames.filter(({ seq }) => seq > news.last);
    if (fresh[0]?.seq !== news.last + 1) return lose(news, newest);
    news.last = newest;
    const messages = fresh.flatMap((frame) => (frame.type === 'msg' ? frame.data : []));
    const said = messages.map(({ seq, sender, mentions }) => ({ seq, sender: sender.uid, mentions }));
    const last = messages.at(-1);
    if (last) addSaid(news, said, last);
    for (const frame of fresh) {
      if (frame.type !== 'event') continue;
      const name = nameIn(frame.data);
      if (name !== null) {
        news.name = name;
        oweAll(news, newName);
      }
      if (isTaken(frame.data) || frame.data.kind === 'revise') applyRevision(news, frame.data);
    }
  }

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

  /** Finds frames that this server was not told of: of other servers, and of commits whose answer was lost. */
  async function sweep(): Promise<void> {
    if (isSweeping || directory.rooms.size === 0) return;
    isSweeping = true;
    try {
      for (const [room, stored] of await headsOf(reader, [...directory.rooms.keys()])) {
        const news = directory.rooms.get(room);
        if (!news) continue;
        // Frames that were committed just now are on their way; those of the last look should be here.
        if (news.last < news.stored) lose(news, news.stored);
        news.stored = stored;
      }
    } catch (error) {
      log.warn({ err: error }, 'inboxes could not be swept');
    } finally {
      isSweeping = false;
    }
  }

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
    hear,
    /** The member's read mark has moved, forth or back. */
    marked: (tx: Tx, uid: string, room: string) => notify(tx, { uids: [uid], room, what: 'marked' }),
    entered: (tx: Tx, room: string, uids: readonly string[], joinedSeq?: number) =>
      notify(tx, { uids, room, what: 'entered', joinedSeq }),
    /** After the commit, on this server alone: who is expelled is told of on every server. */
    leftHere: (uid: string, room: string) => applyHere({ uids: [uid], room, what: 'left' }),
    /** An event for members wherever they are. */
    notifyMembers: (tx: Tx, uids: readonly string[], event: RoomEvent) => notify(tx, { uids, event }),
    /** Once a second. */
    tick(): void {
      ticks += 1;
      sending.schedule();
      if (ticks % sweepTicks === 0) void sweep();
    },
    stop: sending.stop,
  };
}
export type Inbox = ReturnType<typeof createInbox>;
