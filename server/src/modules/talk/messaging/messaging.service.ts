import { inboxRoom, sharedLimits, type ClientFrame, type User } from '@goldbean/contract';
import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';
import { newToken } from '../../../platform/random.ts';
import { createConnection, type Connection, type ConnectedMember } from './realtime/connection.socket.ts';
import { createConnections } from './realtime/connections.state.ts';
import { findDeleted } from './messages/deletions.repository.ts';
import { createRoomEntry } from './rooms/entry.access.ts';
import { encodeFrame } from './realtime/frame-bytes.socket.ts';
import { frameOf, messageForStaff, messageOf, sendersOf } from './realtime/frames.views.ts';
import { createHub } from './realtime/hub.state.ts';
import { createInbox, createReadMarks } from './inbox/index.ts';
import { listen } from './realtime/listen.socket.ts';
import { createMarksProvider } from './messages/marks.provider.ts';
import { isStaff } from './messaging.domain.ts';
import type { MessagingPorts } from './messaging.ports.ts';
import type { FrameRow } from './messaging.tables.ts';
import {
  findHistory,
  findMessages,
  framesBetween,
  headsOf,
  loadRoom,
} from './messages/history.repository.ts';
import { createModeration } from './rooms/moderate-room.usecase.ts';
import { createPresence } from './realtime/presence.state.ts';
import { createPublisher } from './messages/publish-messages.usecase.ts';
import { createRooms } from './rooms/rooms.provider.ts';
import { createWordIndex } from './message-search/word-index.job.ts';
import { createOneUseTickets } from '../../../platform/one-use-tickets.ts';

const tryAgainLater = 1013;
const expelledTopic = 'room.expelled';
const endedTopic = 'session.ended';
interface Expelled {
  readonly uid: string;
  readonly room: string;
}

/** Messages, their websocket, the rooms and the right to write in them. */
export function createMessaging(ports: MessagingPorts) {
  const { database, clock, random, secret, fanOut, log, users, readable } = ports;
  const { reader } = database;
  const presence = createPresence(clock);
  const framesOf = async (rows: readonly FrameRow[]) => {
    const known = await sendersOf(users, reader, rows);
    return rows.map((row) => frameOf(row, known));
  };
  const inbox = createInbox(ports);
  const wordIndex = createWordIndex(ports);
  const hub = createHub({
    clock,
    log,
    presence,
    fanOut,
    async load(room) {
      const loaded = await loadRoom(reader, room, sharedLimits.resumeFrames);
      return loaded && { ...loaded, frames: await framesOf(loaded.rows) };
    },
    between: async (room, from, to) => framesOf(await framesBetween(reader, room, from, to)),
    heads: (rooms) => headsOf(reader, rooms),
    onFrames(room, frames) {
      inbox.hear(room, frames);
      wordIndex.added(room);
    },
  });
  const connections = createConnections(createOneUseTickets('socket', secret, clock, random));
  const publisher = createPublisher(ports, hub);
  const entering = createRoomEntry(ports, hub);
  let closing = false;
  const stopTicks = ports.ticks(() => {
    connections.tick();
    hub.tick();
    inbox.tick();
    wordIndex.tick();
  });

  function gone(connection: Connection): void {
    for (const channel of connection.channels) hub.leave(channel, connection);
    connection.channels.clear();
    inbox.leave(connection);
    connections.remove(connection);
  }

  function quit(leaving: readonly Connection[], room: string): void {
    for (const connection of leaving) {
      for (const channel of connection.channels) {
        if (channel.room !== room) continue;
        hub.leave(channel, connection);
        connection.channels.delete(channel);
      }
    }
  }

  // Removals from rooms and ended sessions apply on the other servers too.
  const expelHere = ({ uid, room }: Expelled): void => {
    entering.expelled();
    quit(connections.ofMember(uid), room);
    inbox.leftHere(uid, room);
  };
  fanOut.subscribe(expelledTopic, (message) => expelHere(message as Expelled));
  fanOut.subscribe(endedTopic, (message) => connections.endSession(message as string));

  function expel(uid: string, room: string): void {
    expelHere({ uid, room });
    fanOut.publish(expelledTopic, { uid, room } satisfies Expelled);
  }

  /** Every connection of the session hears the inbox of its member; it has no numbering to resume from. */
  async function joinInbox({ uid, sessionId }: ConnectedMember) {
    await inbox.join(uid, connections.ofSession(sessionId));
    const my = { role: 'member' as const, muted_until: null, room_muted: false };
    return { room: inboxRoom, epoch: '0', last_seq: 0, my };
  }

  async function resume(
    connection: Connection,
    websocket: WebSocket,
    { room, epoch, seq }: Extract<ClientFrame, { type: 'resume' }>,
  ): Promise<void> {
    if (!connection.member || !connection.isOpen()) return;
    try {
      const channel = await entering.resume(room, connection.member.uid, seq);
      if (!channel) {
        // Loading the history answers why the room is closed to this member.
        connection.write(encodeFrame({ type: 'resume', room, epoch, seq, ok: false }));
        return;
      }
      if (!connection.isOpen()) return;
      connection.channels.add(channel);
      hub.resume(channel, connection, { epoch, seq });
    } catch (error) {
      log.warn({ err: error, room }, 'a room could not be resumed');
      websocket.close(tryAgainLater);
    }
  }

  return {
    publish: publisher.publish,
    moderation: createModeration(ports, hub),
    rooms: createRooms(ports, hub, presence, inbox, wordIndex, expel),
    marking: createMarksProvider(ports, inbox),

    newTicket: connections.newTicket,
    useTicket: connections.useTicket,
    isClosing: (): boolean => closing,
    /** Takes over a websocket that has just opened. @param socket below it */
    accept(websocket: WebSocket, socket: Socket, ticketSession: string | null): void {
      const identity = { clientId: newToken(random), ticketSession };
      const connection = createConnection(websocket, socket, identity, gone);
      listen(connection, websocket, (frame) => resume(connection, websocket, frame));
      connections.add(connection);
      if (closing) connection.kick('closing');
    },
    /** C106. @throws Refusal `chat.unknown_client` */
    bind: connections.bind,

    /** C113: adds every connection of the session to the room, or to the member's own inbox. */
    async join(member: ConnectedMember, room: string) {
      if (room === inboxRoom) return joinInbox(member);
      const { channel, my, rules } = await entering.join(room, member.uid);
      for (const connection of connections.ofSession(member.sessionId)) {
        connection.channels.add(channel);
        hub.join(channel, connection);
      }
      return {
        room,
        epoch: channel.epoch,
        last_seq: channel.last(),
        my,
        ...(rules && { rules }),
      };
    },
    /** C114 */
    leave(member: ConnectedMember, room: string): void {
      if (room === inboxRoom) connections.ofSession(member.sessionId).forEach(inbox.leave);
      quit(connections.ofSession(member.sessionId), room);
    },
    /** C115: messages oldest first without those the member deleted, and whether there are more. */
    async history(
      uid: string,
      room: string,
      page: { before?: number; after?: number; size: number; ids?: readonly string[] },
    ) {
      const { role, joinedSeq = 0 } = await readable(reader, room, uid);
      const draw = async (rows: readonly FrameRow[]) => {
        const known = await sendersOf(users, reader, rows);
        return rows.map((row) => (isStaff(role) ? messageForStaff(row, known) : messageOf(row, known)));
      };
      const { before, after, size } = page;
      if (page.ids) {
        const named = (await findMessages(reader, room, page.ids)).filter(({ seq }) => seq > joinedSeq);
        const seqs = named.map(({ seq }) => seq);
        const deleted = await findDeleted(reader, uid, room, seqs);
        return { list: await draw(named.filter(({ seq }) => !deleted.has(seq))), has_more: false };
      }
      const rows = await findHistory(reader, room, uid, { before, after, joinedSeq, most: size + 1 });
      const isForward = after !== undefined && before === undefined;
      const shown = rows.length <= size ? rows : isForward ? rows.slice(0, size) : rows.slice(1);
      return { list: await draw(shown), has_more: rows.length > size };
    },
    /** C117 */
    async onlines(uid: string, room: string): Promise<number> {
      await readable(reader, room, uid);
      return presence.online(room);
    },
    /** C118: in the order of entering. */
    async onlineList(uid: string, room: string, page: number, pageSize: number) {
      await readable(reader, room, uid);
      const members = presence.members(room);
      const uids = members.slice((page - 1) * pageSize, page * pageSize).map((member) => member.uid);
      const known = await users.many(reader, uids);
      const list = uids.map((member) => known.get(member)).filter((user): user is User => user !== undefined);
      return { list, total: members.length };
    },
    ...createReadMarks(ports, inbox, readable),

    /** The session was revoked or ended: its connections are cut at once. */
    closeSession(sessionId: string): void {
      connections.endSession(sessionId);
      fanOut.publish(endedTopic, sessionId);
    },
    /** Refuses new connections and closes the others. */
    closeAll(reason: 'closing'): void {
      closing = true;
      connections.closeAll(reason);
    },
    /** Waits until accepted messages are on disk, and stops the ticks. */
    async stop(): Promise<void> {
      stopTicks();
      await publisher.idle();
      hub.stop();
      inbox.stop();
      await wordIndex.stop();
    },
  };
}
export type Messaging = ReturnType<typeof createMessaging>;
