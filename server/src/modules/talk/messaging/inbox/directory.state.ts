import type { Subscriber } from '../realtime/room-fanout/live-subscribers.state.ts';
import type { InboxMessage, UnreadTally } from './inbox.domain.ts';

/** A member who follows their inbox on this server. */
export interface InboxMember {
  readonly uid: string;
  readonly connections: Set<Subscriber>;
  /** Rooms of theirs; counted only where something happened. */
  readonly rooms: Map<string, UnreadTally | null>;
  /** Those whose messages they are not shown up to a `seq` (domain 3.4). */
  readonly joinedSeqs: Map<string, number>;
  /** Rooms with news that were not sent yet, and which news. */
  due: Map<string, number>;
  /** Joins whose rooms are being asked for. */
  loads: number;
  /** Rooms that were entered (true) and left meanwhile. */
  readonly changes: Map<string, boolean>;
}

/** A room of at least one of them. */
export interface RoomNews {
  readonly room: string;
  readonly members: Set<InboxMember>;
  /** Newest `seq` that was received; -1 before the first. */
  last: number;
  /** Newest `seq` in the database at the last look. */
  stored: number;
  /** The newest message as it stands in a frame, empty without one; null when the database is to be asked. */
  line: string | null;
  /** `seq` of that message. */
  lineSeq: number;
  /** Changes with the newest message. */
  lineTurn: number;
  /** What the group was called last, as long as its members have to hear of it. */
  name: string | null;
  /** Messages that come while counts are being asked for; null when none are. */
  meanwhile: InboxMessage[] | null;
}

/** A room of a member as the database has it: its newest `seq`, and up to which it is not shown to them. */
export interface StoredRoom {
  readonly last: number;
  readonly joinedSeq?: number | undefined;
}

/** Which members hear their inbox here, and who of them is in which room. */
export function createDirectory() {
  const members = new Map<string, InboxMember>();
  const rooms = new Map<string, RoomNews>();
  const owners = new Map<Subscriber, InboxMember>();

  function enter(member: InboxMember, room: string, { last = -1, joinedSeq = 0 }): void {
    if (member.loads > 0) member.changes.set(room, true);
    if (joinedSeq > 0) member.joinedSeqs.set(room, joinedSeq);
    if (member.rooms.has(room)) return;
    member.rooms.set(room, null);
    let news = rooms.get(room);
    if (!news) {
      const unasked = { line: null, lineSeq: 0, lineTurn: 0, name: null, meanwhile: null };
      news = { room, members: new Set(), last, stored: last, ...unasked };
      rooms.set(room, news);
    }
    news.members.add(member);
  }

  function leave(member: InboxMember, room: string): void {
    if (member.loads > 0) member.changes.set(room, false);
    member.rooms.delete(room);
    member.joinedSeqs.delete(room);
    member.due.delete(room);
    const news = rooms.get(room);
    if (news?.members.delete(member) && news.members.size === 0) rooms.delete(room);
  }

  return {
    members,
    rooms,
    enter,
    leave,
    /** Adds connections of a member, who is made known if they were not. */
    connect(uid: string, connections: readonly Subscriber[]): InboxMember {
      let member = members.get(uid);
      if (!member) {
        member = {
          uid,
          connections: new Set(),
          rooms: new Map(),
          joinedSeqs: new Map(),
          due: new Map(),
          loads: 0,
          changes: new Map(),
        };
        members.set(uid, member);
      }
      for (const connection of connections) {
        member.connections.add(connection);
        owners.set(connection, member);
      }
      return member;
    },
    /** With the last connection the member and their rooms are forgotten. */
    disconnect(connection: Subscriber): void {
      const member = owners.get(connection);
      if (!member) return;
      owners.delete(connection);
      member.connections.delete(connection);
      if (member.connections.size > 0) return;
      members.delete(member.uid);
      for (const room of member.rooms.keys()) leave(member, room);
    },
    /** Puts a member's rooms as the database has them, but for what has changed since it was asked. */
    settle(member: InboxMember, stored: ReadonlyMap<string, StoredRoom>): void {
      member.loads -= 1;
      // Gone while the database was asked.
      if (members.get(member.uid) !== member) return;
      for (const room of member.rooms.keys())
        if (!stored.has(room) && member.changes.get(room) !== true) leave(member, room);
      for (const [room, found] of stored) if (member.changes.get(room) !== false) enter(member, room, found);
      if (member.loads === 0) member.changes.clear();
    },
  };
}
export type Directory = ReturnType<typeof createDirectory>;
