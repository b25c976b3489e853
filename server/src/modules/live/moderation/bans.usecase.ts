import type { CallAnswer, CallRequest, calls } from '@goldbean/contract';
import type { Actor } from '../../../platform/actor.ts';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import { shanghaiTime } from '../../../platform/clock.ts';
import type { IdempotencyKey } from '../../../platform/idempotency.ts';
import { refuse } from '../../../platform/refusal.ts';
import { findAction, findInForce, lockAction, prolong } from './actions.repository.ts';
import type { ModerationActions } from './actions.usecase.ts';
import {
  decideExtension,
  findBans,
  findConfirmed,
  findWaiting,
  insertExtension,
} from './extensions.repository.ts';
import { banUntil, endOf } from './moderation.domain.ts';
import type { ModeratedLive, ModerationPorts } from './moderation.ports.ts';
import type { ActionRow } from './moderation.tables.ts';
import type { Rights } from './rights.access.ts';
import type { ModerationViews } from './moderation.views.ts';

type BansRequest<Name extends keyof typeof calls.moderation> = CallRequest<(typeof calls.moderation)[Name]>;
type BansAnswer<Name extends keyof typeof calls.moderation> = CallAnswer<(typeof calls.moderation)[Name]>;

/** Bans: the stream is cut, and its channel does not broadcast until they end (T02, D26). */
export function createBans(
  ports: ModerationPorts,
  deeds: ModerationActions,
  rights: Rights,
  views: ModerationViews,
) {
  const { database, clock, ids, idempotency, channels, rooms, lives } = ports;

  /** @throws Refusal `request.forbidden` for who broadcasts there, and for whoever is no office of the platform */
  async function needOffice(tx: Tx, actor: Actor, live: ModeratedLive): Promise<'admin' | 'inspector'> {
    const owner = (await channels.many(tx, [live.channelId])).get(live.channelId)?.owner_uid;
    if (actor.uid === live.streamerUid || actor.uid === owner) return refuse('request.forbidden');
    return rights.office(actor) ?? refuse('request.forbidden');
  }

  /** A longer end waits for a second person. */
  const ask = (tx: Tx, ban: ActionRow, by: string, until: number): Promise<void> =>
    insertExtension(tx, {
      extension_id: ids.next(),
      ban_id: ban.action_id,
      until_at: until,
      by_uid: by,
      created_at: clock.now(),
    });

  async function answerOf(reader: Reader, ban: ActionRow): Promise<BansAnswer<'ban'>> {
    const until = ban.until_at ?? clock.now();
    const waiting = (await findWaiting(reader, [ban.action_id])).get(ban.action_id);
    const longer_until_ts = waiting?.until_at ?? null;
    return { ban_id: ban.action_id, until: shanghaiTime(until), until_ts: until, longer_until_ts };
  }

  async function begin(tx: Tx, actor: Actor, given: BansRequest<'ban'>): Promise<ActionRow> {
    const live = await lives.lock(tx, given.live_id);
    const role = await needOffice(tx, actor, live);
    const now = clock.now();
    if (given.until !== undefined && given.until <= now) return refuse('moderation.until_past');
    const { channelId } = live;
    const before = await deeds.standing(tx, { kind: 'ban', channelId });
    if (before) {
      if (given.until !== undefined && given.until > (before.until_at ?? 0))
        await ask(tx, before, actor.uid, given.until);
      return before;
    }
    const { until, longer } = banUntil(now, given.until);
    const aim = { kind: 'ban', scope: 'channel', live, target: live.streamerUid, role, until } as const;
    const ban = await deeds.record(tx, actor, given, aim);
    if (!ban) throw new Error('the stream of the channel is locked, so no other ban can stand');
    const heard = await deeds.roomsOf(tx, live);
    await lives.cut(tx, channelId, { by: actor.uid, reason: given.reason });
    for (const room of heard) await rooms.announce(tx, room, { kind: 'ban', reason: given.reason, until });
    if (longer !== null) await ask(tx, ban, actor.uid, longer);
    return ban;
  }

  return {
    /** C003. */
    add: (actor: Actor, given: BansRequest<'ban'>, intent: IdempotencyKey): Promise<BansAnswer<'ban'>> =>
      database.transaction((tx) =>
        idempotency.once(tx, intent, async () => answerOf(tx, await begin(tx, actor, given))),
      ),

    /** G202. */
    decide: (
      actor: Actor,
      given: BansRequest<'decideBan'>,
      intent: IdempotencyKey,
    ): Promise<BansAnswer<'decideBan'>> =>
      database.transaction((tx) =>
        idempotency.once(tx, intent, async () => {
          const found = await findAction(tx, given.ban_id);
          if (found?.kind !== 'ban') return refuse('request.not_found');
          const live = await lives.lock(tx, found.live_id);
          await needOffice(tx, actor, live);
          const ban = (await lockAction(tx, given.ban_id)) ?? refuse('request.not_found');
          const longer = (await findWaiting(tx, [ban.action_id])).get(ban.action_id);
          const now = clock.now();
          if (!longer || endOf(ban, now) !== null) return refuse('moderation.decided');
          if (longer.by_uid === actor.uid) return refuse('request.forbidden');
          const { confirm, reason = '' } = given;
          if (!confirm && reason === '') return refuse('moderation.reason_required');
          const decision = confirm ? 'confirmed' : 'refused';
          await decideExtension(tx, longer.extension_id, {
            decision,
            by: actor.uid,
            at: now,
            reason: confirm ? '' : reason,
          });
          const until = confirm ? longer.until_at : (ban.until_at ?? now);
          if (confirm) {
            await prolong(tx, ban.action_id, until);
            await deeds.plan(tx, ban.action_id, until);
            await deeds.notify(tx, { ...ban, until_at: until }, 'begun');
            for (const room of await deeds.roomsOf(tx, live))
              await rooms.announce(tx, room, { kind: 'ban', reason: ban.reason, until });
          }
          return { until: shanghaiTime(until), until_ts: until };
        }),
      ),

    /** G211: one that is over stays as it is. */
    lift: (
      actor: Actor,
      given: BansRequest<'liftBan'>,
      intent: IdempotencyKey,
    ): Promise<BansAnswer<'liftBan'>> =>
      database.transaction((tx) =>
        idempotency.once(tx, intent, async () => {
          const found = await findAction(tx, given.ban_id);
          if (found?.kind !== 'ban') return refuse('request.not_found');
          await needOffice(tx, actor, await lives.lock(tx, found.live_id));
          const ban = (await lockAction(tx, given.ban_id)) ?? refuse('request.not_found');
          const isUp = endOf(ban, clock.now()) !== null;
          const at =
            ban.ended_at ?? (await deeds.end(tx, ban, isUp ? null : actor.uid, isUp ? '' : given.reason));
          return { at: shanghaiTime(at), at_ts: at };
        }),
      ),

    /** G203. */
    async list({ page, page_size }: BansRequest<'bans'>): Promise<BansAnswer<'bans'>> {
      const { reader } = database;
      const { rows, total } = await findBans(reader, clock.now(), { page, page_size });
      const banIds = rows.map((row) => row.action_id);
      const longer = {
        waiting: await findWaiting(reader, banIds),
        confirmed: await findConfirmed(reader, banIds),
      };
      return { list: await views.bans(reader, rows, longer), total, page, page_size };
    },

    /** The ban of a channel in force; its time may be up, which no job has seen yet. */
    async inForce(reader: Reader, channelId: string): Promise<ActionRow | null> {
      const ban = await findInForce(reader, { kind: 'ban', channelId });
      return ban && endOf(ban, clock.now()) === null ? ban : null;
    },
  };
}
export type Bans = ReturnType<typeof createBans>;
