import { isStaff } from '../messaging.domain.ts';
import type { RoomAccess } from '../messaging.ports.ts';

/** Stands for everybody in the room; only its staff may say it. */
export const everybody = 'all';

/**
 * Those of the mentioned who are in the room, each once; who is not learns nothing of it.
 * @param accesses what the mentioned members that exist may do in the room
 */
export const mentionsAllowed = (
  accesses: ReadonlyMap<string, RoomAccess>,
  role: RoomAccess['role'],
  mentions: readonly string[] = [],
): string[] =>
  [...new Set(mentions)].filter((uid) =>
    uid === everybody ? isStaff(role) : accesses.get(uid)?.join === null,
  );
