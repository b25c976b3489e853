import type { Reader } from '../../../../platform/database/index.ts';
import { forEver, isStaff } from '../messaging.domain.ts';
import type { MessagingPorts, Rooms } from '../messaging.ports.ts';
import { findRoom } from '../messaging.repository.ts';
import { findMutes } from './mutes.repository.ts';

/** Who may not write in a room because they, or the whole room, are muted. */
export function createRoomMutes({
  clock,
  roomAccess,
}: Pick<MessagingPorts, 'clock' | 'roomAccess'>): Pick<
  Rooms,
  'isMuted' | 'silentAmong' | 'mutedAmong' | 'mutesAmong'
> {
  async function silentAmong(reader: Reader, room: string, uids: readonly string[]): Promise<Set<string>> {
    const silent = new Set((await findMutes(reader, room, uids, clock.now())).keys());
    if (!(await findRoom(reader, room))?.muted_all) return silent;
    for (const uid of uids) {
      const access = await roomAccess(reader, room, uid);
      if (access === null || !isStaff(access.role)) silent.add(uid);
    }
    return silent;
  }

  return {
    isMuted: async (reader, room, uid) => (await silentAmong(reader, room, [uid])).has(uid),
    silentAmong,
    async mutedAmong(reader, room, uids) {
      return new Set((await findMutes(reader, room, uids, clock.now())).keys());
    },
    async mutesAmong(reader, room, uids) {
      const mutes = await findMutes(reader, room, uids, clock.now());
      return new Map([...mutes].map(([uid, { muted_until }]) => [uid, muted_until ?? forEver]));
    },
  };
}
