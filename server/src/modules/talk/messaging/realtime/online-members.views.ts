import type { User } from '@goldbean/contract';
import type { MessagingPorts } from '../messaging.ports.ts';
import type { Presence } from './presence.state.ts';

/** Who is in a room now, for who may read it. */
export function createOnlineMembers(
  { database, users, readable }: Pick<MessagingPorts, 'database' | 'users' | 'readable'>,
  presence: Presence,
) {
  const { reader } = database;

  return {
    /** C117 */
    async onlines(uid: string, room: string): Promise<number> {
      await readable(reader, room, uid);
      return presence.online(room);
    },
    /** C118: in the order of entering. */
    async onlineList(uid: string, room: string, page: number, pageSize: number) {
      await readable(reader, room, uid);
      const members = presence.members(room);
      const uids = members.slice((page - 1) * pageSize, page * pageSize).map((member) => member.uid);
      const known = await users.many(reader, uids);
      const list = uids.map((member) => known.get(member)).filter((user): user is User => user !== undefined);
      return { list, total: members.length };
    },
  };
}
