import type { Actor } from '../../../../platform/actor.ts';
import { refuse } from '../../../../platform/refusal.ts';
import type { LivePorts } from '../live-sessions.ports.ts';
import type { LiveRow } from '../live-sessions.tables.ts';
import type { Air } from '../transitions/air.service.ts';
import type { LiveEntry } from './entry.access.ts';
import type { LiveRestriction, LiveRestrictions } from './restrictions.access.ts';
import type { Roles } from './roles.access.ts';

/** Who watches, and with which session. */
export interface LiveViewer extends Actor {
  readonly sessionId: string;
}

export const isFrozen = (restriction: LiveRestriction | undefined): boolean =>
  restriction?.speak === 'chat.frozen';

/** Who may enter a live session to watch it, and what they are in it. */
export function createViewerAccess(
  { database, channels }: Pick<LivePorts, 'database' | 'channels'>,
  air: Pick<Air, 'current'>,
  roles: Pick<Roles, 'roleOf'>,
  entry: Pick<LiveEntry, 'holders' | 'refusal'>,
  restrictions: Pick<LiveRestrictions, 'of'>,
) {
  const { reader } = database;

  /** What a member is in a live session and its channel. */
  async function membership(live: LiveRow, actor: Actor) {
    const role = await roles.roleOf(reader, live, actor);
    return { role, ...(await channels.membership(reader, live.channel_id, actor.uid)) };
  }

  /** The live session, if the member may enter. @throws Refusal `live.missing`, `live.network_blocked`, `live.requirement`, `moderation.blocked` */
  async function entered(actor: Actor, liveId: string) {
    const live = await air.current(liveId);
    const my = await membership(live, actor);
    const hasPass = (await entry.holders(reader, live, [actor.uid])).has(actor.uid);
    const refusal = entry.refusal(live, { ...my, hasPass });
    if (refusal) return refuse(refusal, { course_type: live.course_type, channel_id: live.channel_id });
    const restriction = (await restrictions.of(reader, live, [actor.uid])).get(actor.uid);
    if (restriction?.join) return refuse(restriction.join);
    return {
      live,
      my: { ...my, frozen: isFrozen(restriction), warned: restriction?.warned === true },
      act: restriction?.act ?? '',
    };
  }

  return { membership, entered };
}
export type ViewerAccess = ReturnType<typeof createViewerAccess>;
