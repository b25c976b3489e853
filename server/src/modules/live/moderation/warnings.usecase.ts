import { mayKeepOrder, type CallAnswer, type CallRequest, type calls } from '@goldbean/contract';
import type { Actor } from '../../../platform/actor.ts';
import { shanghaiTime } from '../../../platform/clock.ts';
import type { IdempotencyKey } from '../../../platform/idempotency.ts';
import { refuse } from '../../../platform/refusal.ts';
import { findAction, lockAction } from './actions/actions.repository.ts';
import type { Bans } from './bans/bans.usecase.ts';
import type { ModerationActions } from './actions/actions.usecase.ts';
import { findOpenWarnings, findWarnings } from './lists.repository.ts';
import type { ModerationPorts } from './moderation.ports.ts';
import type { Rights } from './rights.access.ts';
import type { ModerationViews } from './moderation.views.ts';

type WarningsRequest<Name extends keyof typeof calls.moderation> = CallRequest<
  (typeof calls.moderation)[Name]
>;
type WarningsAnswer<Name extends keyof typeof calls.moderation> = CallAnswer<(typeof calls.moderation)[Name]>;

/** Those who broadcast: a warning of the channel is theirs. */
const broadcasts = (role: string): boolean => role === 'owner' || role === 'streamer';

/** Warnings, which whoever was warned acknowledges before going on (T02, G094). */
export function createWarnings(
  ports: ModerationPorts,
  {
    actions,
    rights,
    views,
    bans,
  }: { actions: ModerationActions; rights: Rights; views: ModerationViews; bans: Pick<Bans, 'inForce'> },
) {
  const { database, idempotency, rooms, lives } = ports;
  const { reader } = database;

  return {
    /** C005. To name the streamer is to warn the channel. */
    add: (
      actor: Actor,
      given: WarningsRequest<'warn'>,
      intent: IdempotencyKey,
    ): Promise<WarningsAnswer<'warn'>> =>
      database.transaction((tx) =>
        idempotency.once(tx, intent, async () => {
          const live = await lives.lock(tx, given.live_id);
          const target = given.uid ?? live.streamerUid;
          const scope = target === live.streamerUid ? 'channel' : 'viewer';
          if (target === actor.uid) return refuse('request.forbidden');
          const role =
            scope === 'channel'
              ? await rights.need(tx, live.liveId, actor, 'warn_channel')
              : await rights.needOver(tx, live.liveId, actor, 'warn_viewer', target);
          const aim = { kind: 'warn', scope, live, target, role, until: null } as const;
          const warning = await actions.record(tx, actor, given, aim);
          if (!warning) return refuse(scope === 'channel' ? 'moderation.warned' : 'moderation.viewer_warned');
          const { action_id: warning_id } = warning;
          await rooms.announce(tx, live.room, { kind: 'warn', warning_id, scope, uid: target });
          return { warning_id };
        }),
      ),

    /** G094. One that is acknowledged already stays so. */
    acknowledge: (
      actor: Actor,
      { warning_id }: WarningsRequest<'acknowledge'>,
      intent: IdempotencyKey,
    ): Promise<WarningsAnswer<'acknowledge'>> =>
      database.transaction((tx) =>
        idempotency.once(tx, intent, async () => {
          const found = await findAction(tx, warning_id);
          if (found?.kind !== 'warn') return refuse('request.not_found');
          const isMine =
            found.target_uid === actor.uid ||
            (found.scope === 'channel' && broadcasts(await rights.roleIn(tx, found.live_id, actor.uid)));
          if (!isMine) return refuse('request.forbidden');
          const row = await lockAction(tx, warning_id);
          if (row?.ended_at === null) await actions.end(tx, row, actor.uid);
          return { ok: true as const };
        }),
      ),

    /** C020. */
    async list(
      actor: Actor,
      { live_id, page, page_size }: WarningsRequest<'warnings'>,
    ): Promise<WarningsAnswer<'warnings'>> {
      await lives.enter(reader, live_id, actor.uid);
      const role = await rights.roleIn(reader, live_id, actor.uid);
      const ofWhom = mayKeepOrder(role, 'warn_viewer') ? null : actor.uid;
      const { rows, total } = await findWarnings(reader, live_id, ofWhom, { page, page_size });
      return { list: await views.warnings(reader, rows, role), total, page, page_size };
    },

    /** C019. */
    async violation(
      actor: Actor,
      { live_id }: WarningsRequest<'violation'>,
    ): Promise<WarningsAnswer<'violation'>> {
      const { channelId } = await lives.enter(reader, live_id, actor.uid);
      const role = await rights.roleIn(reader, live_id, actor.uid);
      const [ban, { ofChannel, open }] = await Promise.all([
        bans.inForce(reader, channelId),
        findOpenWarnings(reader, live_id, actor.uid),
      ]);
      const mine = open.filter(
        ({ target_uid, scope }) => target_uid === actor.uid || (scope === 'channel' && broadcasts(role)),
      );
      const [my_warning = null] = await views.warnings(reader, mine.slice(0, 1), role);
      const until = ban?.until_at ?? null;
      return {
        banned: ban !== null,
        reason: ban?.reason ?? '',
        until: until === null ? null : shanghaiTime(until),
        until_ts: until,
        warnings: ofChannel,
        appeal_state: 'none',
        my_warning,
      };
    },
  };
}
