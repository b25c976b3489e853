import type { LiveRole } from '@goldbean/contract';
import type { Reader } from '../../../../platform/database/index.ts';
import type { LivePorts } from '../live-sessions.ports.ts';
import type { LiveRow } from '../live-sessions.tables.ts';
import type { Roles } from './roles.access.ts';

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
    /** Roles by uid; who is not cached is asked about together, in three queries. */
    async rolesOf(reader: Reader, live: LiveRow, uids: readonly string[]): Promise<Map<string, LiveRole>> {
      const now = clock.now();
      const keyOf = (uid: string): string => `${live.live_id} ${uid}`;
      const found = new Map<string, LiveRole>();
      const unknown: string[] = [];
      for (const uid of uids) {
        const seat = seats.get(keyOf(uid));
        if (seat && seat.until > now) found.set(uid, seat.role);
        else unknown.push(uid);
      }
      if (unknown.length === 0) return found;
      const platformRoles = await users.rolesOf(reader, unknown);
      const actors = unknown.map((uid) => ({ uid, roles: platformRoles.get(uid) ?? [] }));
      for (const [uid, role] of await roles.rolesOf(reader, live, actors)) {
        if (seats.size >= most) seats.clear();
        seats.set(keyOf(uid), { role, until: now + believedMs });
        found.set(uid, role);
      }
      return found;
    },
  };
}
export type RoleCache = ReturnType<typeof createRoleCache>;
