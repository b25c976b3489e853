import type { CallAnswer, CallRequest, calls } from '@goldbean/contract';
import type { Actor } from '../../../../platform/actor.ts';
import { shanghaiTime } from '../../../../platform/clock.ts';
import type { Tx } from '../../../../platform/database/index.ts';
import type { IdempotencyKey } from '../../../../platform/idempotency.ts';
import { refuse } from '../../../../platform/refusal.ts';
import { findAction, lockAction, prolong } from '../actions/actions.repository.ts';
import type { ModerationActions } from '../actions/actions.usecase.ts';
import { endOf } from '../moderation.domain.ts';
import type { ModerationPorts } from '../moderation.ports.ts';
import type { ActionRow } from '../moderation.tables.ts';
import type { Rights } from '../rights.access.ts';
import { decideExtension, findWaiting, insertExtension } from './extensions.repository.ts';

type DecideBanRequest = CallRequest<typeof calls.moderation.decideBan>;
type DecideBanAnswer = CallAnswer<typeof calls.moderation.decideBan>;

/** Longer bans, each asked for by one person and decided by another. */
export function createBanExtensions(
  {
    database,
    clock,
    ids,
    idempotency,
    rooms,
    lives,
  }: Pick<ModerationPorts, 'database' | 'clock' | 'ids' | 'idempotency' | 'rooms' | 'lives'>,
  actions: Pick<ModerationActions, 'plan' | 'notify' | 'roomsOf'>,
  rights: Pick<Rights, 'needOffice'>,
) {
  return {
    /** A longer end waits for a second person. */
    ask: (tx: Tx, ban: ActionRow, by: string, until: number): Promise<void> =>
      insertExtension(tx, {
        extension_id: ids.next(),
        ban_id: ban.action_id,
        until_at: until,
        by_uid: by,
        created_at: clock.now(),
      }),

    /** G202. */
    decide: (actor: Actor, given: DecideBanRequest, intent: IdempotencyKey): Promise<DecideBanAnswer> =>
      database.transaction((tx) =>
        idempotency.once(tx, intent, async () => {
          const found = await findAction(tx, given.ban_id);
          if (found?.kind !== 'ban') return refuse('request.not_found');
          const live = await lives.lock(tx, found.live_id);
          await rights.needOffice(tx, actor, live);
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
            await actions.plan(tx, ban.action_id, until);
            await actions.notify(tx, { ...ban, until_at: until }, 'begun');
            for (const room of await actions.roomsOf(tx, live))
              await rooms.announce(tx, room, { kind: 'ban', reason: ban.reason, until });
          }
          return { until: shanghaiTime(until), until_ts: until };
        }),
      ),
  };
}
