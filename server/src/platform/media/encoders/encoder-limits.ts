import type { Socket } from 'node:net';
import type { Log } from '../../log.ts';
import { networkOf } from '../../network.ts';

/** How many may be connected to the RTMP port at once, and how long without a push. */
export interface EncoderLimits {
  /** In all. */
  readonly connections: number;
  /** From one address. */
  readonly perAddress: number;
  /** Without a push: in all, and from one address. */
  readonly beforePublish: number;
  readonly beforePublishPerAddress: number;
  /** An encoder that was not told to begin within this time is closed, ms; it takes well under a second. */
  readonly publishWithinMs: number;
}

export const encoderLimits: EncoderLimits = {
  connections: 200,
  perAddress: 20,
  beforePublish: 32,
  beforePublishPerAddress: 8,
  publishWithinMs: 10_000,
};

/** The place of a connection that was let in. */
export interface EncoderPlace {
  /** It pushes now: its key was good. */
  published(): void;
}

/** Decides which connections are served. */
export interface EncoderDoor {
  /** Lets a connection in, or closes it. @returns null when it was closed */
  admit(socket: Socket): EncoderPlace | null;
}

/**
 * A stranger may fill the places of an address, not those of all: where too many wait without a push, the one that
 * has waited longest is closed for the new one, so that an encoder, which pushes at once, always gets in.
 */
export function createEncoderDoor(limits: EncoderLimits, log: Log): EncoderDoor {
  const addresses = new Map<Socket, string>();
  /** In the order in which they came. */
  const waiting = new Map<Socket, string>();
  let isRefusing = false;

  const countIn = (places: ReadonlyMap<Socket, string>, address: string): number =>
    [...places.values()].filter((other) => other === address).length;

  function isTooMany(address: string): boolean {
    if (countIn(addresses, address) >= limits.perAddress) return true;
    if (countIn(waiting, address) >= limits.beforePublishPerAddress) return true;
    return addresses.size >= limits.connections && waiting.size === 0;
  }

  function leave(socket: Socket): void {
    addresses.delete(socket);
    waiting.delete(socket);
  }

  function makeRoom(): void {
    if (waiting.size < limits.beforePublish && addresses.size < limits.connections) return;
    const [longest] = waiting.keys();
    if (!longest) return;
    leave(longest);
    longest.destroy();
  }

  return {
    admit(socket) {
      const address = networkOf(socket.remoteAddress ?? '');
      if (isTooMany(address)) {
        // One line until somebody gets in again, however many knock.
        if (!isRefusing) log.warn({ address }, 'too many RTMP connections: closed without an answer');
        isRefusing = true;
        socket.destroy();
        return null;
      }
      isRefusing = false;
      makeRoom();
      addresses.set(socket, address);
      waiting.set(socket, address);
      const late = setTimeout(() => socket.destroy(), limits.publishWithinMs);
      socket.once('close', () => {
        clearTimeout(late);
        leave(socket);
      });
      return {
        published() {
          clearTimeout(late);
          waiting.delete(socket);
        },
      };
    },
  };
}
