import type { LiveRole, PlatformRole } from '@goldbean/contract';
import type { Reader } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/refusal.ts';
import { may, type Right } from './live.domain.ts';
import type { LivePorts } from './live.ports.ts';
import { isLiveAdmin } from './live.repository.ts';
import type { LiveRow } from './live.tables.ts';

/** Who acts, as far as rights need it. */
export interface Actor {
  readonly uid: string;
  readonly roles: readonly PlatformRole[];
}

/** Roles of members in a live session and the rights that follow from them (domain 3.1). */
export function createRoles({ channels }: Pick<LivePorts, 'channels'>) {
  async function roleOf(reader: Reader, live: LiveRow, actor: Actor): Promise<LiveRole> {
    const inChannel = await channels.roleOf(reader, live.channel_id, actor.uid);
    if (inChannel === 'owner') return 'owner';
    if (inChannel === 'streamer' || live.streamer_uid === actor.uid) return 'streamer';
    if (inChannel === 'live_admin' || (await isLiveAdmin(reader, live.live_id, actor.uid)))
      return 'live_admin';
    if (actor.roles.includes('admin')) return 'admin';
    return actor.roles.includes('inspector') ? 'inspector' : 'member';
  }

  return {
    roleOf,
    /** @throws Refusal `request.forbidden` */
    async need(reader: Reader, live: LiveRow, actor: Actor, right: Right): Promise<LiveRole> {
      const role = await roleOf(reader, live, actor);
      return may(role, right) ? role : refuse('request.forbidden');
    },
  };
}
export type Roles = ReturnType<typeof createRoles>;
