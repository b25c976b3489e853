import type { Reader } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { AnnouncementPorts } from './announcements.ports.ts';

/** What a member may do with the announcements of a group. */
export interface AnnouncementPlace {
  readonly room: string;
  readonly mayManage: boolean;
}

/** Asks the rights of members in groups. */
export function createPlaces({
  groups,
  roomAccess,
  roomToChange,
}: Pick<AnnouncementPorts, 'groups' | 'roomAccess' | 'roomToChange'>) {
  async function find(reader: Reader, uid: string, groupId: string, ask = roomAccess) {
    const group = await groups.find(reader, groupId);
    const access = group && (await ask(reader, group.room, uid));
    return access && { room: group.room, access };
  }

  /** @throws Refusal `chat.room_missing`, or what restricts the member in the room */
  async function asReader(
    reader: Reader,
    uid: string,
    groupId: string,
    ask = roomAccess,
  ): Promise<AnnouncementPlace> {
    const { room, access } = (await find(reader, uid, groupId, ask)) ?? refuse('chat.room_missing');
    if (access.join) refuse(access.join);
    return { room, mayManage: access.role !== 'member' };
  }

  return {
    asReader: (reader: Reader, uid: string, groupId: string): Promise<AnnouncementPlace> =>
      asReader(reader, uid, groupId),
    /** P06: owner and staff. @throws Refusal `request.forbidden` for others */
    async asStaff(reader: Reader, uid: string, groupId: string): Promise<AnnouncementPlace> {
      const place = await asReader(reader, uid, groupId);
      return place.mayManage ? place : refuse('request.forbidden');
    },
    /** The same, to change what the members read. @throws Refusal also `group.dissolved` */
    async asWriter(reader: Reader, uid: string, groupId: string): Promise<AnnouncementPlace> {
      const place = await asReader(reader, uid, groupId, roomToChange);
      return place.mayManage ? place : refuse('request.forbidden');
    },
  };
}
export type AnnouncementPlaces = ReturnType<typeof createPlaces>;
