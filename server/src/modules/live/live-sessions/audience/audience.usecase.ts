import { nobody, type CallAnswer, type CallRequest, type calls } from '@goldbean/contract';
import type { Actor } from '../../../../platform/actor.ts';
import { shanghaiTime } from '../../../../platform/clock.ts';
import type { Registry } from '../../../../platform/registry.ts';
import type { Roles } from '../access/roles.access.ts';
import type { LiveRoomAccesses } from '../access/room.access.ts';
import type { ViewerAccess } from '../access/viewer.access.ts';
import { may, roomOf } from '../live-sessions.domain.ts';
import type { LiveFacets, LivePorts } from '../live-sessions.ports.ts';
import { addWatch, noteViewers } from './audience.repository.ts';
import type { LiveFiguresService } from './figures.views.ts';

type AudienceRequest<Name extends keyof typeof calls.live> = CallRequest<(typeof calls.live)[Name]>;
type AudienceAnswer<Name extends keyof typeof calls.live> = CallAnswer<(typeof calls.live)[Name]>;

/** Those who watch: their number, lists of them, and how long they watch. */
export function createAudience(
  ports: Pick<LivePorts, 'database' | 'clock' | 'users' | 'rooms'>,
  viewers: Pick<ViewerAccess, 'entered'>,
  access: Pick<LiveRoomAccesses, 'enter'>,
  roles: Pick<Roles, 'roleOf'>,
  figures: LiveFiguresService,
  facets: Registry<LiveFacets>,
) {
  const { database, clock, users, rooms } = ports;
  const { reader } = database;

  return {
    /** C029. */
    async count(actor: Actor, { live_id }: AudienceRequest<'audience'>): Promise<AudienceAnswer<'audience'>> {
      const { live } = await viewers.entered(actor, live_id);
      const isRun = may(await roles.roleOf(reader, live, actor), 'run');
      return {
        online: rooms.online(roomOf(live_id)),
        ...(await figures.common(reader, live)),
        earned: isRun ? await figures.earned(reader, live) : null,
      };
    },

    /** C030, in the order of entering. */
    async members(
      uid: string,
      input: AudienceRequest<'onlineMembers'>,
    ): Promise<AudienceAnswer<'onlineMembers'>> {
      const { live_id, page, page_size } = input;
      const { channelId } = await access.enter(reader, live_id, uid);
      const here = rooms.onlineMembers(roomOf(live_id));
      const shown = here.slice((page - 1) * page_size, page * page_size);
      const uids = shown.map(({ uid }) => uid);
      const [known, badges] = await Promise.all([
        users.many(reader, uids),
        facets.find('badges')?.(reader, channelId, uids),
      ]);
      const list = shown.map(({ uid, joinedAt }) => {
        const user = known.get(uid) ?? nobody(uid);
        const { level, medal } = badges?.get(uid) ?? { level: 0, medal: '' };
        return { user, level, medal, joined: shanghaiTime(joinedAt), joined_ts: joinedAt };
      });
      return { list, total: here.length, page, page_size };
    },

    /** C031. */
    async rank(actor: Actor, { live_id }: AudienceRequest<'rank'>): Promise<AudienceAnswer<'rank'>> {
      const { live } = await viewers.entered(actor, live_id);
      const seesAll = may(await roles.roleOf(reader, live, actor), 'run');
      const { list, hidden } = await facets.need('rank')(reader, live_id, { uid: actor.uid, seesAll });
      const now = clock.now();
      return { list, hidden, updated: shanghaiTime(now), updated_ts: now };
    },

    /** C036, of those whom the live session lets in: who may not enter has neither watched it nor its replay (D26, D30). */
    async watch(uid: string, input: AudienceRequest<'watch'>): Promise<AudienceAnswer<'watch'>> {
      const { live_id, seconds, pos, replay } = input;
      await access.enter(reader, live_id, uid);
      await database.transaction(async (tx) => {
        if (replay) return facets.need('recording').watched(tx, { liveId: live_id, uid, seconds, pos });
        const now = clock.now();
        await noteViewers(tx, live_id, [uid], 0, now);
        await addWatch(tx, { live_id, uid, first_at: now, last_at: now, seconds, pos });
      });
      return { ok: true, task: null };
    },
  };
}
