import type { MsgKey, RoomRole, RoomRules } from '@goldbean/contract';
import type { AskRoomAccess, AskRoomsOf } from '../messaging.ports.ts';

/** What a test says of rooms and their members, in the place of the features that own them. Keys are `<room> <uid>`. */
export interface TestRooms {
  readonly rooms: Set<string>;
  readonly roles: Map<string, RoomRole>;
  readonly restrictions: Map<string, { join: MsgKey | null; speak: MsgKey | null }>;
  /** By room. */
  readonly rules: Map<string, RoomRules>;
  /** After which `seq` members see a room, by its name and their uid; those without one see all. */
  readonly joinedSeqs: Map<string, number>;
  /** The rooms in the lists of members, by uid. */
  readonly lists: Map<string, string[]>;
}

export const emptyRooms = (): TestRooms => ({
  rooms: new Set(),
  roles: new Map(),
  restrictions: new Map(),
  rules: new Map(),
  joinedSeqs: new Map(),
  lists: new Map(),
});

const seen = ({ joinedSeqs }: TestRooms, room: string, uid: string) => {
  const joinedSeq = joinedSeqs.get(`${room} ${uid}`);
  return joinedSeq !== undefined && { joinedSeq };
};

/** Who may do what in the rooms of a test. */
export const accessTo =
  (state: TestRooms): AskRoomAccess =>
  async (_, room, uid) =>
    state.rooms.has(room)
      ? {
          role: state.roles.get(`${room} ${uid}`) ?? 'member',
          ...(state.restrictions.get(`${room} ${uid}`) ?? { join: null, speak: null }),
          ...(state.rules.has(room) && { rules: state.rules.get(room) }),
          ...seen(state, room, uid),
        }
      : null;

/** The rooms in the lists of a test's members. */
export const listedIn =
  (state: TestRooms): AskRoomsOf =>
  async (_, uids) =>
    uids.flatMap((uid) =>
      (state.lists.get(uid) ?? []).map((room) => ({ uid, room, ...seen(state, room, uid) })),
    );
