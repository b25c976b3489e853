import { nobody, type CallAnswer, type CallRequest, type calls } from '@goldbean/contract';
import { sql } from 'kysely';
import type { Actor } from '../../../../platform/actor.ts';
import { shanghaiTime } from '../../../../platform/clock.ts';
import type { Registry } from '../../../../platform/registry.ts';
import type { LiveFiguresService } from './figures.views.ts';
import { roomOf } from '../live-sessions.domain.ts';
import type { LiveFacets, LivePorts } from '../live-sessions.ports.ts';
import type { Air } from '../transitions/air.service.ts';
import type { Roles } from '../access/roles.access.ts';
import { findWatchers } from './watchers.repository.ts';

type StreamingWatchersRequest = CallRequest<typeof calls.streaming.watchers>;
type StreamingWatchersAnswer = CallAnswer<typeof calls.streaming.watchers>;

/** Who watched a live session, for those who run it (S36). */
export function createWatchers(
  { database, users, rooms }: Pick<LivePorts, 'database' | 'users' | 'rooms'>,
  air: Pick<Air, 'current'>,
  roles: Pick<Roles, 'need'>,
  figures: Pick<LiveFiguresService, 'common'>,
  facets: Pick<Registry<LiveFacets>, 'need'>,
) {
  const { reader } = database;

  return {
    /** G210. */
    async list(actor: Actor, input: StreamingWatchersRequest): Promise<StreamingWatchersAnswer> {
      const { live_id, keyword = '', sort, page, page_size } = input;
      const live = await air.current(live_id);
      await roles.need(reader, live, actor, 'run');
      const { duration } = await figures.common(reader, live);
      const { rows, total } = await findWatchers(reader, live_id, {
        sort,
        isMeant: keyword === '' ? sql<boolean>`true` : users.namedOrNumbered(sql`live_watch.uid`, keyword),
        given: await facets.need('given')(reader, live_id),
        most: Math.ceil(duration / 1_000),
        limit: page_size,
        offset: (page - 1) * page_size,
      });
      const known = await users.many(
        reader,
        rows.map(({ uid }) => uid),
      );
      const here = new Set(rooms.onlineMembers(roomOf(live_id)).map(({ uid }) => uid));
      const list = rows.map(({ uid, first_at, seconds, beans }) => ({
        user: known.get(uid) ?? nobody(uid),
        first: shanghaiTime(first_at),
        first_ts: first_at,
        seconds,
        beans,
        here: here.has(uid),
      }));
      return { list, total, page, page_size };
    },
  };
}
