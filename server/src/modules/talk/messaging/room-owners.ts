import { createRegistry } from '../../../platform/registry.ts';
import type { AskRoomAccess } from './messaging.ports.ts';

/** A room's name up to its first underscore, which says whose it is: `live_` of `live_123`. */
const prefixOf = (room: string): string => room.slice(0, room.indexOf('_') + 1);

/** Rooms belong to features: each answers for those whose names begin with its prefix. */
export function createRoomOwners() {
  const owners = createRegistry<Record<string, AskRoomAccess>>('owners of rooms');

  return {
    /**
     * Before anybody enters: who answers for the rooms of a prefix.
     * @param prefix lower-case letters and one underscore
     * @throws Error when the prefix is taken, or is none
     */
    own(prefix: string, access: AskRoomAccess): void {
      if (!/^[a-z]+_$/.test(prefix)) throw new Error(`"${prefix}" is no prefix of rooms`);
      owners.register(prefix, access);
    },

    /** Asks the owner; null for a room of nobody's. */
    access: (async (reader, room, uid) =>
      (await owners.find(prefixOf(room))?.(reader, room, uid)) ?? null) satisfies AskRoomAccess,
  };
}
