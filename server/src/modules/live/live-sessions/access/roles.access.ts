import type { LiveRole } from '@goldbean/contract';
import type { Actor } from '../../../../platform/actor.ts';
import type { Reader } from '../../../../platform/database/index.ts';
import { refuse } from '../../../../platform/refusal.ts';
import { may, type Right } from '../live-sessions.domain.ts';
import type { LivePorts } from '../live-sessions.ports.ts';
import { findLiveAdmins } from '../live-sessions.repository.ts';
import type { LiveRow } from '../live-sessions.tables.ts';

/** Roles of members in a live session and the rights that follow from them (domain 3.1). */
export function createRoles({ channels }: Pick<LivePorts, 'channels'>) {
  /** Roles by uid: two queries, however many they are. */
  async function rolesOf(
    reader: Reader,
    live: LiveRow,
    actors: readonly Actor[],
  ): Promise<Map<string, LiveRole>> {
    const uids = actors.map(({ uid }) => uid);
    const inChannel = await channels.rolesOf(reader, live.channel_id, uids);
    const admins = await findLiveAdmins(reader, live.live_id, uids);
    const roleIn = ({ uid, roles }: Actor): LiveRole => {
      const own = inChannel.get(uid);
      if (own === 'owner') return 'owner';
      if (own === 'streamer' || live.streamer_uid === uid) return 'streamer';
      if (own === 'live_admin' || admins.has(uid)) return 'live_admin';
      if (roles.includes('admin')) return 'admin';
      return roles.includes('inspector') ? 'inspector' : 'member';
    };
    return new Map(actors.map((actor) => [actor.uid, roleIn(actor)]));
  }

  const roleOf = async (reader: Reader, live: LiveRow, actor: Actor): Promise<LiveRole> =>
    (await rolesOf(reader, live, [actor])).get(actor.uid) ?? 'member';

  return {
    rolesOf,
    roleOf,
    /** @throws Refusal `request.forbidden` */
    async need(reader: Reader, live: LiveRow, actor: Actor, right: Right): Promise<LiveRole> {
      const role = await roleOf(reader, live, actor);
      return may(role, right) ? role : refuse('request.forbidden');
    },
  };
}
export type Roles = ReturnType<typeof createRoles>;
