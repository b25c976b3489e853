import type { Socket } from 'node:net';
import { sharedLimits, type KickReason } from '@goldbean/contract';
import type { WebSocket } from 'ws';
import type { RoomFanout } from './room-fanout/room-fanout.state.ts';
import { encodeFrame } from './frame-bytes.socket.ts';
import type { MemberSubscriber } from './hub.state.ts';

/** The member of a bound connection. */
export interface ConnectedMember {
  readonly uid: string;
  readonly sessionId: string;
}

/** One websocket. */
export interface Connection extends MemberSubscriber {
  /** Id that only its client knows and hands to `bind`. */
  readonly clientId: string;
  /** The session that its ticket was given to; null when it came without one. */
  readonly ticketSession: string | null;
  member: ConnectedMember | null;
  /** Rooms it hears. */
  readonly channels: Set<RoomFanout>;
  readonly isOpen: () => boolean;
  /** Sends the reason and closes: nothing more is sent, and a client that does not close is cut after 2 s. */
  kick(reason: KickReason): void;
  /** Frames received from it since the last tick. */
  received: number;
  /** Ticks since anything was received from it, and since it was opened. */
  silent: number;
  age: number;
  /** Chain of its resumes, which run one after the other. */
  work: Promise<void>;
  /** How many of them wait. */
  waiting: number;
}

/** Close codes of RFC 6455: going away, and against the rules. */
const closeCodes: Readonly<Record<KickReason, number>> = {
  closing: 1001,
  slow: 1008,
  revoked: 1008,
  unbound: 1008,
  replaced: 1008,
};

/**
 * @param socket below the websocket: without compression, encoded frames may be written to it directly
 * @param onGone called once, when the connection is to leave all rooms
 */
export function createConnection(
  websocket: WebSocket,
  socket: Socket,
  identity: { readonly clientId: string; readonly ticketSession: string | null },
  onGone: (connection: Connection) => void,
): Connection {
  let isOpen = true;
  let draining: (() => void)[] = [];

  function drained(): void {
    const runs = draining;
    draining = [];
    for (const run of runs) run();
  }

  function end(): void {
    if (!isOpen) return;
    isOpen = false;
    onGone(connection);
  }

  const connection: Connection = {
    ...identity,
    member: null,
    channels: new Set(),
    received: 0,
    silent: 0,
    age: 0,
    work: Promise.resolve(),
    waiting: 0,
    isOpen: () => isOpen,
    write(bytes) {
      if (!isOpen || websocket.readyState !== websocket.OPEN) return false;
      // R7: the server must not buffer without limit for a client that does not read.
      if (socket.writableLength > sharedLimits.socketBacklogBytes) {
        connection.kick('slow');
        return false;
      }
      return socket.write(bytes);
    },
    whenDrained(run) {
      if (isOpen && draining.push(run) === 1) socket.once('drain', drained);
    },
    kick(reason) {
      if (!isOpen) return;
      end();
      if (websocket.readyState === websocket.OPEN) socket.write(encodeFrame({ type: 'kick', reason }));
      websocket.close(closeCodes[reason], reason);
    },
  };
  websocket.on('close', end);
  // What is no websocket frame closes the connection with 1002, 1007 or 1009; there is nothing else to do.
  websocket.on('error', end);
  return connection;
}
