import { createRegistry } from '../../../../platform/registry.ts';
import { refuse } from '../../../../platform/refusal.ts';
import type { AskReadable, AskRoomAccess, AskRoomAccesses, PlaceEvents } from '../messaging.ports.ts';

/** The prefix of a room's name, which identifies its owner: `live_` of `live_123`. */
const prefixOf = (room: string): string => room.slice(0, room.indexOf('_') + 1);

/** An owner that answers about one member at a time, asked about several. */
export const oneByOne =
  (ask: AskRoomAccess): AskRoomAccesses =>
  async (reader, room, uids) => {
    const answers = new Map<string, NonNullable<Awaited<ReturnType<AskRoomAccess>>>>();
    for (const uid of new Set(uids)) {
      const access = await ask(reader, room, uid);
      if (!access) return null;
      answers.set(uid, access);
    }
    return answers;
  };

/** What a member may do in a room, for those who read without having joined. */
export const whoMayRead =
  (ask: AskRoomAccess): AskReadable =>
  async (reader, room, uid) => {
    const access = await ask(reader, room, uid);
    if (!access) return refuse('chat.room_missing');
    return access.join ? refuse('chat.not_in_room') : access;
  };

/** What a member may do in a room, for those who change what others see there: nobody does in one that has ended. */
const whoMayChange =
  (ask: AskRoomAccess): AskRoomAccess =>
  async (reader, room, uid) => {
    const access = await ask(reader, room, uid);
    if (access?.endedAt !== undefined && !access.join) refuse('group.dissolved', { since: access.endedAt });
    return access;
  };

/** Owners of rooms: each feature decides about the rooms whose names begin with its prefix. */
export function createRoomOwners() {
  const owners = createRegistry<Record<string, AskRoomAccesses>>('owners of rooms');
  const timelines = createRegistry<Record<string, PlaceEvents>>('timelines of rooms');

  /** Asks the owner; null for a room without one. */
  const accesses: AskRoomAccesses = async (reader, room, uids) =>
    (await owners.find(prefixOf(room))?.(reader, room, uids)) ?? null;

  const access: AskRoomAccess = async (reader, room, uid) =>
    (await accesses(reader, room, [uid]))?.get(uid) ?? null;

  function register(prefix: string, ask: AskRoomAccesses): void {
    if (!/^[a-z]+_$/.test(prefix)) throw new Error(`"${prefix}" is no prefix of rooms`);
    owners.register(prefix, ask);
  }

  return {
    /**
     * Registers the owner of the rooms of a prefix, before any connection is taken.
     * @param prefix lower-case letters and one underscore
     * @throws Error when the prefix is taken, or is none
     */
    own: (prefix: string, ask: AskRoomAccess): void => register(prefix, oneByOne(ask)),
    /** The same for an owner that answers about many members with as few queries as about one. */
    ownSets: register,
    /** Registers what the owner of the rooms of a prefix adds to their events, whichever feature they are of. */
    timeline: timelines.register,
    placed: (async (tx, room, events) =>
      (await timelines.find(prefixOf(room))?.(tx, room, events)) ?? events) satisfies PlaceEvents,
    accesses,
    access,
    readable: whoMayRead(access),
    toChange: whoMayChange(access),
  };
}
