import { createRegistry } from '../../../platform/registry.ts';
import type { AskRoomAccess } from './messaging.ports.ts';

/** The prefix of a room's name, which identifies its owner: `live_` of `live_123`. */
const prefixOf = (room: string): string => room.slice(0, room.indexOf('_') + 1);

/** Owners of rooms: each feature decides about the rooms whose names begin with its prefix. */
export function createRoomOwners() {
  const owners = createRegistry<Record<string, AskRoomAccess>>('owners of rooms');

  return {
    /**
     * Registers the owner of the rooms of a prefix, before any connection is taken.
     * @param prefix lower-case letters and one underscore
     * @throws Error when the prefix is taken, or is none
     */
    own(prefix: string, access: AskRoomAccess): void {
      if (!/^[a-z]+_$/.test(prefix)) throw new Error(`"${prefix}" is no prefix of rooms`);
      owners.register(prefix, access);
    },

    /** Asks the owner; null for a room without one. */
    access: (async (reader, room, uid) =>
      (await owners.find(prefixOf(room))?.(reader, room, uid)) ?? null) satisfies AskRoomAccess,
  };
}
