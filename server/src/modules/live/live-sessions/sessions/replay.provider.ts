import type { LiveRole, PlatformRole } from '@goldbean/contract';
import type { Actor } from '../../../../platform/actor.ts';
import type { Reader, Tx } from '../../../../platform/database/index.ts';
import type { Air } from '../transitions/air.service.ts';
import type { LiveRestriction } from '../access/restrictions.access.ts';
import { may, roomOf } from '../live-sessions.domain.ts';
import type { LivePorts, LiveRoomAccess } from '../live-sessions.ports.ts';
import { findLive, findLives, isAdminInChannel } from '../live-sessions.repository.ts';
import type { LiveViewer, ViewerAccess } from '../access/viewer.access.ts';
import { openTo } from './visibility.repository.ts';
import type { RoleCache } from '../access/role-cache.access.ts';
import type { Roles } from '../access/roles.access.ts';
import { asLive, type LiveViews } from './live-sessions.views.ts';

/** What replays need of live sessions. */
export function createReplayProvider(
  { database, channels, sessions }: Pick<LivePorts, 'database' | 'channels' | 'sessions'>,
  air: Pick<Air, 'lock'>,
  roles: Roles,
  viewers: Pick<ViewerAccess, 'entered'>,
  views: Pick<LiveViews, 'summaries'>,
  restrictionsOf: (
    reader: Reader,
    liveId: string,
    uids: readonly string[],
  ) => Promise<ReadonlyMap<string, LiveRestriction>>,
  seats: RoleCache,
  access: (reader: Reader, room: string, uid: string) => Promise<Pick<LiveRoomAccess, 'join'> | null>,
) {
  const isStaff = ({ roles: has }: { roles: readonly PlatformRole[] }): boolean => has.includes('admin');

  return {
    /** Whether a live session of a query may stand in a list that a member reads. */
    openTo,
    /** What the viewer is in a live session that they may enter. @throws Refusal as `live/info` does */
    async enter(viewer: LiveViewer, liveId: string) {
      const { live, my } = await viewers.entered(viewer, liveId);
      const { role, followed } = my;
      return { state: live.state, role, runs: may(role, 'run'), followed };
    },
    async shown(reader: Reader, liveIds: readonly string[]) {
      const rows = await findLives(reader, liveIds);
      const cards = await views.summaries(reader, rows, '');
      return new Map(
        rows.flatMap((row, index) => {
          const card = cards[index];
          if (!card) return [];
          const { live_id, room, name, theme, introduction, background, state } = asLive(row);
          const live = { live_id, room, name, theme, introduction, background, state };
          return [[live_id, { ...live, channel: card.channel, streamer: card.streamer }] as const];
        }),
      );
    },
    /** @throws Refusal `live.missing`, `request.forbidden` */
    async lockToRun(tx: Tx, liveId: string, actor: Actor): Promise<void> {
      const { live } = await air.lock(tx, liveId);
      await roles.need(tx, live, actor, 'run');
    },
    async runsChannel(reader: Reader, channelId: string, actor: Actor): Promise<boolean> {
      if (isStaff(actor)) return true;
      const own: LiveRole | undefined = (await channels.rolesOf(reader, channelId, [actor.uid])).get(
        actor.uid,
      );
      if (own && may(own, 'run')) return true;
      return isAdminInChannel(reader, channelId, actor.uid);
    },
    /**
     * Whether the session goes on and its member may come in, of one that was stopped, runs it; who is frozen may watch. A poster
     * is seen by who may not come in, unless they were removed.
     */
    async admits({
      session,
      uid,
      liveId,
      serves,
    }: {
      session: string;
      uid: string;
      liveId: string;
      serves: 'recording' | 'poster';
    }): Promise<boolean> {
      const { reader } = database;
      if (!(await sessions.living(reader, [session])).has(session)) return false;
      const live = await findLive(reader, liveId);
      if (!live) return false;
      const role = (await seats.rolesOf(reader, live, [uid])).get(uid) ?? 'member';
      if (live.state === 'stopped' && !may(role, 'run')) return false;
      if (serves === 'poster')
        return (await restrictionsOf(reader, liveId, [uid])).get(uid)?.join === undefined;
      return (await access(reader, roomOf(liveId), uid))?.join === null;
    },
  };
}
