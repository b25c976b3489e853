import type { LiveRole } from '@goldbean/contract';
import type { Reader } from '../../../platform/database/index.ts';
import type { LivePorts } from './live.ports.ts';
import type { LiveRow } from './live.tables.ts';
import type { Roles } from './roles.ts';

/** How long a role in a room is cached, ms: a new role, or its loss, takes effect after at most this time. */
const believedMs = 3_000;
/** Roles remembered at once. */
const most = 20_000;

/**
 * Caches the roles of members in a live session, which every chat message needs. It decides only who may enter and who
 * counts as staff of the room, never the rights to run or end a live session.
 */
export function createRoleCache({ clock, users }: Pick<LivePorts, 'clock' | 'users'>, roles: Roles) {
  const seats = new Map<string, { role: LiveRole; until: number }>();
  return {
    async roleOf(reader: Reader, live: LiveRow, uid: string): Promise<LiveRole> {
      const key = `${live.live_id} ${uid}`;
      const seat = seats.get(key);
      if (seat && seat.until > clock.now()) return seat.role;
      const role = await roles.roleOf(reader, live, { uid, roles: await users.roles(reader, uid) });
      if (seats.size >= most) seats.clear();
      seats.set(key, { role, until: clock.now() + believedMs });
      return role;
    },
  };
}
