import { liveLimits, nobody, type CallAnswer, type CallRequest, type calls } from '@goldbean/contract';
import type { Actor } from '../../../../platform/actor.ts';
import { shanghaiTime } from '../../../../platform/clock.ts';
import type { Reader } from '../../../../platform/database/index.ts';
import type { IdempotencyKey } from '../../../../platform/idempotency.ts';
import { refuse } from '../../../../platform/refusal.ts';
import type { Registry } from '../../../../platform/registry.ts';
import {
  addAppointment,
  addLikes,
  addWatch,
  countAppointments,
  dropAppointment,
  findAppointed,
  findCounters,
  findLikes,
  noteViewers,
} from './audience.repository.ts';
import type { LiveRestrictions } from '../sessions/restrictions.access.ts';
import type { LiveFiguresService } from './figures.views.ts';
import type { LiveFacets, LivePorts } from '../live-sessions.ports.ts';
import { findLive } from '../live-sessions.repository.ts';
import type { LiveView } from './view-live.usecase.ts';
import { may, overKey, roomOf } from '../live-sessions.domain.ts';
import type { Roles } from '../sessions/roles.access.ts';
import type { Ticker } from './viewer-counts.events.ts';

type AudienceRequest<Name extends keyof typeof calls.live> = CallRequest<(typeof calls.live)[Name]>;
type AudienceAnswer<Name extends keyof typeof calls.live> = CallAnswer<(typeof calls.live)[Name]>;
type AudiencePorts = Pick<LivePorts, 'database' | 'clock' | 'idempotency' | 'users' | 'rooms'>;

/** Those who watch: counts, likes, lists, appointments. */
export function createAudience(
  ports: AudiencePorts,
  view: LiveView,
  ticker: Ticker,
  facets: Registry<LiveFacets>,
  roles: Roles,
  figures: LiveFiguresService,
  enter: (reader: Reader, liveId: string, uid: string) => Promise<{ readonly channelId: string }>,
  bars: Pick<LiveRestrictions, 'of'>,
) {
  const { database, clock, idempotency, users, rooms } = ports;
  const { reader } = database;

  const counterOf = async (liveId: string) =>
    (await findCounters(reader, [liveId])).get(liveId) ?? refuse('live.missing');

  return {
    /** C029. */
    async count(actor: Actor, { live_id }: AudienceRequest<'audience'>): Promise<AudienceAnswer<'audience'>> {
      const { live } = await view.entered(actor, live_id);
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
      const { channelId } = await enter(reader, live_id, uid);
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
      const { live } = await view.entered(actor, live_id);
      const seesAll = may(await roles.roleOf(reader, live, actor), 'run');
      const { list, hidden } = await facets.need('rank')(reader, live_id, { uid: actor.uid, seesAll });
      const now = clock.now();
      return { list, hidden, updated: shanghaiTime(now), updated_ts: now };
    },

    /**
     * C032, of those whom the live session lets in (D26, D30). The member's own likes are counted at once; the sum follows
     * within a second, with its event.
     */
    async like(
      uid: string,
      { live_id, n }: AudienceRequest<'like'>,
      intent: IdempotencyKey,
    ): Promise<AudienceAnswer<'like'>> {
      const live = await view.current(live_id);
      if (live.state !== 'live') return refuse('live.not_on_air');
      await enter(reader, live_id, uid);
      const { likes } = await counterOf(live_id);
      await database.transaction((tx) =>
        idempotency.once(tx, intent, async () => {
          await addLikes(tx, live_id, uid, n);
          database.afterCommit(tx, () => ticker.liked(live_id, n));
          return null;
        }),
      );
      return { total: likes + ticker.waitingLikes(live_id) };
    },

    /** C033. */
    async likes(uid: string, { live_id }: AudienceRequest<'likes'>): Promise<AudienceAnswer<'likes'>> {
      await enter(reader, live_id, uid);
      const { likes } = await counterOf(live_id);
      return { total: likes + ticker.waitingLikes(live_id), mine: await findLikes(reader, live_id, uid) };
    },

    /** C036, of those whom the live session lets in: who is kept out has neither watched it nor its replay (D26, D30). */
    async watch(uid: string, input: AudienceRequest<'watch'>): Promise<AudienceAnswer<'watch'>> {
      const { live_id, seconds, pos, replay } = input;
      await enter(reader, live_id, uid);
      await database.transaction(async (tx) => {
        if (replay) return facets.need('recording').watched(tx, { liveId: live_id, uid, seconds, pos });
        const now = clock.now();
        await noteViewers(tx, live_id, [uid], 0, now);
        await addWatch(tx, { live_id, uid, first_at: now, last_at: now, seconds, pos });
      });
      return { ok: true, task: null };
    },

    /**
     * C055, T08: a second one answers `exists` and adds nothing. Made also by who still lacks what the course type asks
     * (D30), since that can be had before it begins; not by who was removed from the rooms of the channel (D26), who may
     * give up the one they have.
     */
    async appointment(
      uid: string,
      input: AudienceRequest<'appointment'>,
    ): Promise<AudienceAnswer<'appointment'>> {
      const { live_id, action } = input;
      return database.transaction(async (tx) => {
        const live = (await findLive(tx, live_id)) ?? refuse('live.missing');
        if (action === 'make') {
          const bar = (await bars.of(tx, live, [uid])).get(uid)?.join;
          if (bar) return refuse(bar);
          if (overKey(live.state)) return refuse('live.appointment_over');
        }
        const now = clock.now();
        // Who asks for it that late knows.
        const isNear = live.start_at - now <= liveLimits.reminderMs;
        if (action === 'cancel') await dropAppointment(tx, live_id, uid);
        const isNew =
          action === 'make' &&
          (await addAppointment(tx, {
            live_id,
            uid,
            created_at: now,
            soon_for: isNear ? live.start_at : null,
          }));
        const has = (await findAppointed(tx, uid, [live_id])).has(live_id);
        const state = isNew ? 'made' : has ? 'exists' : 'none';
        return { state, count: await countAppointments(tx, live_id) };
      });
    },
  };
}
