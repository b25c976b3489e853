import type { Reader } from '../../../../platform/database/index.ts';
import { refuse } from '../../../../platform/refusal.ts';
import { liveOfRoom, roomOf } from '../live-sessions.domain.ts';
import type { LiveRoomAccess } from '../live-sessions.ports.ts';
import { findLive } from '../live-sessions.repository.ts';
import type { LiveEntry } from './entry.access.ts';
import type { LiveRestrictions } from './restrictions.access.ts';
import type { RoleCache } from './role-cache.access.ts';

/** What members may do in the rooms of live sessions: by their roles, a session's conditions and the restrictions in force. */
export function createRoomAccess(
  roleCache: RoleCache,
  entry: Pick<LiveEntry, 'refusals'>,
  restrictions: Pick<LiveRestrictions, 'of'>,
) {
  /** Rights of members in a live session's room, with as few queries as for one; null for a room without an owner. */
  async function ofMany(
    reader: Reader,
    room: string,
    uids: readonly string[],
  ): Promise<Map<string, LiveRoomAccess> | null> {
    const liveId = liveOfRoom(room);
    const live = liveId === null ? null : await findLive(reader, liveId);
    if (!live) return null;
    const found = await roleCache.rolesOf(reader, live, uids);
    const refusals = await entry.refusals(reader, live, uids, found);
    const restrictionByUid = await restrictions.of(reader, live, uids);
    const isClosed = live.state !== 'live' && live.state !== 'not_started';
    return new Map(
      uids.map((uid) => {
        const role = found.get(uid) ?? 'member';
        const restriction = restrictionByUid.get(uid);
        const join = refusals.get(uid) ?? restriction?.join ?? null;
        const speak = join ?? (isClosed ? 'chat.room_closed' : (restriction?.speak ?? null));
        const until = speak !== null && speak === restriction?.speak ? restriction.until : undefined;
        const roomRole = role === 'owner' ? 'owner' : role === 'member' ? 'member' : 'staff';
        return [uid, { role: roomRole, join, speak, ...(until !== undefined && { until }) }];
      }),
    );
  }

  /** Rights of a member in a live session's room; null for a room without an owner. */
  const of = async (reader: Reader, room: string, uid: string): Promise<LiveRoomAccess | null> =>
    (await ofMany(reader, room, [uid]))?.get(uid) ?? null;

  /** A live session that the member may come into. @throws Refusal as `live/info` does */
  async function enter(
    reader: Reader,
    liveId: string,
    uid: string,
  ): Promise<{ room: string; channelId: string }> {
    const live = (await findLive(reader, liveId)) ?? refuse('live.missing');
    const room = roomOf(liveId);
    const refusal = (await of(reader, room, uid))?.join;
    return refusal ? refuse(refusal) : { room, channelId: live.channel_id };
  }

  return {
    enter,
    ofMany,
    of,

    /** The same of many; empty for a room without an owner. */
    among: async (
      reader: Reader,
      room: string,
      uids: readonly string[],
    ): Promise<Map<string, LiveRoomAccess>> => (await ofMany(reader, room, uids)) ?? new Map(),
  };
}
export type LiveRoomAccesses = ReturnType<typeof createRoomAccess>;
