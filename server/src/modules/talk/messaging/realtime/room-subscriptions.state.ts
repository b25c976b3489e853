import { inboxRoom, type ClientFrame } from '@goldbean/contract';
import type { WebSocket } from 'ws';
import type { Inbox } from '../inbox/index.ts';
import type { MessagingPorts } from '../messaging.ports.ts';
import { createRoomEntry } from '../rooms/entry.access.ts';
import type { Connection, ConnectedMember } from './connection.socket.ts';
import type { Connections } from './connections.state.ts';
import { encodeFrame } from './frame-bytes.socket.ts';
import type { Hub } from './hub.state.ts';

const tryAgainLater = 1013;
const expelledTopic = 'room.expelled';
interface Expelled {
  readonly uid: string;
  readonly room: string;
}

/** Which rooms the connections of this server hear: they join, come back, leave and are expelled. */
export function createRoomSubscriptions(
  ports: Pick<MessagingPorts, 'database' | 'clock' | 'roomAccesses' | 'fanOut' | 'log'>,
  hub: Hub,
  inbox: Inbox,
  connections: Pick<Connections, 'ofSession' | 'ofMember'>,
) {
  const { fanOut, log } = ports;
  const entering = createRoomEntry(ports, hub);

  function quit(leaving: readonly Connection[], room: string): void {
    for (const connection of leaving) {
      for (const channel of connection.channels) {
        if (channel.room !== room) continue;
        hub.leave(channel, connection);
        connection.channels.delete(channel);
      }
    }
  }

  // Removals from rooms apply on the other servers too.
  const expelHere = ({ uid, room }: Expelled): void => {
    entering.expelled();
    quit(connections.ofMember(uid), room);
    inbox.leftHere(uid, room);
  };
  fanOut.subscribe(expelledTopic, (message) => expelHere(message as Expelled));

  /** Every connection of the session hears the inbox of its member; it has no numbering to resume from. */
  async function joinInbox({ uid, sessionId }: ConnectedMember) {
    await inbox.join(uid, connections.ofSession(sessionId));
    const my = { role: 'member' as const, muted_until: null, room_muted: false };
    return { room: inboxRoom, epoch: '0', last_seq: 0, my };
  }

  return {
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
    /** Adds a connection that comes back to its room, if it may still read it. */
    async resume(
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
    },
    /** Removes a connection from all it hears. */
    leaveAll(connection: Connection): void {
      for (const channel of connection.channels) hub.leave(channel, connection);
      connection.channels.clear();
      inbox.leave(connection);
    },
    /** Removes a member's connections from a room, on every server. */
    expel(uid: string, room: string): void {
      expelHere({ uid, room });
      fanOut.publish(expelledTopic, { uid, room } satisfies Expelled);
    },
  };
}
