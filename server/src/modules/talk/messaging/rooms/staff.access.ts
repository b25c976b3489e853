import type { Reader } from '../../../../platform/database/index.ts';
import { refuse } from '../../../../platform/refusal.ts';
import { isStaff, outranks } from '../messaging.domain.ts';
import type { MessagingPorts } from '../messaging.ports.ts';

/** Asks whether a member is of the staff of a room, and over whom. */
export function createRoomStaff({ users, roomToChange }: Pick<MessagingPorts, 'users' | 'roomToChange'>) {
  /** The member's role, to change something there unless asked otherwise. @throws Refusal `chat.room_missing`, `group.dissolved` */
  async function roleIn(reader: Reader, room: string, uid: string, ask = roomToChange) {
    const access = await ask(reader, room, uid);
    return access ? access.role : refuse('chat.room_missing');
  }

  async function asStaff(reader: Reader, room: string, uid: string, ask = roomToChange) {
    const role = await roleIn(reader, room, uid, ask);
    return isStaff(role) ? role : refuse('request.forbidden');
  }

  /** @throws Refusal `request.not_found`, `request.forbidden` for a peer, a superior or oneself */
  async function asStaffOver(reader: Reader, room: string, uid: string, target: string): Promise<void> {
    const role = await asStaff(reader, room, uid);
    if (!(await users.many(reader, [target])).has(target)) refuse('request.not_found');
    if (!outranks(role, await roleIn(reader, room, target))) refuse('request.forbidden');
  }

  return { roleIn, asStaff, asStaffOver };
}
export type RoomStaff = ReturnType<typeof createRoomStaff>;
