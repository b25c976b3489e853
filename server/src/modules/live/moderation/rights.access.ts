import { mayKeepOrder, outranks, type LiveRole, type OrderAct } from '@goldbean/contract';
import type { Actor } from '../../../platform/actor.ts';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { ModeratedLive, ModerationPorts } from './moderation.ports.ts';

/** What somebody may do to keep order (P04, P05). */
export function createRights({
  users,
  channels,
  lives,
}: Pick<ModerationPorts, 'users' | 'channels' | 'lives'>) {
  const roleIn = async (reader: Reader, liveId: string, uid: string): Promise<LiveRole> =>
    (await lives.rolesOf(reader, liveId, [uid])).get(uid) ?? 'member';

  /** As an office of the platform, whatever the member is in a channel; null for nobody of it. */
  const office = ({ roles }: Actor): 'admin' | 'inspector' | null => {
    if (roles.includes('admin')) return 'admin';
    return roles.includes('inspector') ? 'inspector' : null;
  };

  /** @throws Refusal `request.forbidden` for who broadcasts there, and for whoever is no office of the platform */
  async function needOffice(tx: Tx, actor: Actor, live: ModeratedLive): Promise<'admin' | 'inspector'> {
    const owner = (await channels.many(tx, [live.channelId])).get(live.channelId)?.owner_uid;
    if (actor.uid === live.streamerUid || actor.uid === owner) return refuse('request.forbidden');
    return office(actor) ?? refuse('request.forbidden');
  }

  return {
    roleIn,

    /** What the actor is in the live session. @throws Refusal `live.missing`, `request.forbidden` */
    async need(reader: Reader, liveId: string, { uid }: Actor, act: OrderAct): Promise<LiveRole> {
      const role = await roleIn(reader, liveId, uid);
      return mayKeepOrder(role, act) ? role : refuse('request.forbidden');
    },

    /** The same against a viewer. @throws Refusal also for a peer, a superior or oneself; `request.not_found` for nobody */
    async needOver(
      reader: Reader,
      liveId: string,
      { uid }: Actor,
      act: OrderAct,
      target: string,
    ): Promise<LiveRole> {
      const roles = await lives.rolesOf(reader, liveId, [uid, target]);
      const role = roles.get(uid) ?? 'member';
      if (!mayKeepOrder(role, act)) return refuse('request.forbidden');
      if (!(await users.many(reader, [target])).has(target)) return refuse('request.not_found');
      return outranks(role, roles.get(target) ?? 'member') ? role : refuse('request.forbidden');
    },

    needOffice,
  };
}
export type Rights = ReturnType<typeof createRights>;
