import { sharedLimits } from '@goldbean/contract';
import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';
import { createOneUseTickets } from '../../../platform/one-use-tickets.ts';
import { newToken } from '../../../platform/random.ts';
import { createInbox, createReadMarks } from './inbox/index.ts';
import { createWordIndex } from './message-search/word-index.job.ts';
import { framesBetween, headsOf, loadRoom } from './messages/history.repository.ts';
import { createMarksProvider } from './messages/marks.provider.ts';
import { createPublisher } from './messages/publish-messages.usecase.ts';
import { createHistory } from './read-history.usecase.ts';
import type { MessagingPorts } from './messaging.ports.ts';
import type { FrameRow } from './messaging.tables.ts';
import { createConnection, type Connection } from './realtime/connection.socket.ts';
import { createConnections } from './realtime/connections.state.ts';
import { frameOf, sendersOf } from './realtime/frames.views.ts';
import { createHub } from './realtime/hub.state.ts';
import { listen } from './realtime/listen.socket.ts';
import { createOnlineMembers } from './realtime/online-members.views.ts';
import { createPresence } from './realtime/presence.state.ts';
import { createRoomSubscriptions } from './realtime/room-subscriptions.state.ts';
import { createModeration } from './rooms/moderate-room.usecase.ts';
import { createRooms } from './rooms/rooms.provider.ts';

const endedTopic = 'session.ended';

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
  const subscriptions = createRoomSubscriptions(ports, hub, inbox, connections);
  let closing = false;
  const stopTicks = ports.ticks(() => {
    connections.tick();
    hub.tick();
    inbox.tick();
    wordIndex.tick();
  });

  // Ended sessions end on the other servers too.
  fanOut.subscribe(endedTopic, (message) => connections.endSession(message as string));

  function close(connection: Connection): void {
    subscriptions.leaveAll(connection);
    connections.remove(connection);
  }

  return {
    publish: publisher.publish,
    moderation: createModeration(ports, hub),
    rooms: createRooms(ports, hub, presence, inbox, wordIndex, subscriptions.expel),
    marking: createMarksProvider(ports, inbox),

    newTicket: connections.newTicket,
    useTicket: connections.useTicket,
    isClosing: (): boolean => closing,
    /** Takes over a websocket that has just opened. @param socket below it */
    accept(websocket: WebSocket, socket: Socket, ticketSession: string | null): void {
      const identity = { clientId: newToken(random), ticketSession };
      const connection = createConnection(websocket, socket, identity, close);
      listen(connection, websocket, (frame) => subscriptions.resume(connection, websocket, frame));
      connections.add(connection);
      if (closing) connection.kick('closing');
    },
    /** C106. @throws Refusal `chat.unknown_client` */
    bind: connections.bind,
    join: subscriptions.join,
    leave: subscriptions.leave,
    ...createHistory(ports),
    ...createOnlineMembers(ports, presence),
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
