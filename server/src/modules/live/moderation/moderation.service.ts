import type { CallAnswer, CallRequest, calls } from '@goldbean/contract';
import type { Actor } from '../../../platform/actor.ts';
import type { Reader } from '../../../platform/database/index.ts';
import { findRestrictions, hasFreeze, hasOpenWarning } from './actions/actions.repository.ts';
import { createBans } from './bans/bans.usecase.ts';
import { createBlocks } from './blocks.usecase.ts';
import { createModerationActions } from './actions/actions.usecase.ts';
import { createFreezes } from './freezes.usecase.ts';
import { findAgainst } from './lists.repository.ts';
import type { AirRestriction, ViewerRestriction, ModerationPorts } from './moderation.ports.ts';
import { createRights } from './rights.access.ts';
import { createModerationViews } from './moderation.views.ts';
import { createWarnings } from './warnings.usecase.ts';

type OwnModerationRequest = CallRequest<typeof calls.moderation.mine>;
type OwnModerationAnswer = CallAnswer<typeof calls.moderation.mine>;

/** Order in live rooms: who was warned, frozen, removed or banned, why and until when (P04, P05). */
export function createModeration(ports: ModerationPorts) {
  const { database, clock, channels } = ports;
  const rights = createRights(ports);
  const views = createModerationViews(ports);
  const actions = createModerationActions(ports);
  const bans = createBans(ports, actions, rights);
  const parts = { actions, rights, views, bans };

  return {
    bans,
    warnings: createWarnings(ports, parts),
    freezes: createFreezes(ports, parts),
    blocks: createBlocks(ports, parts),

    /** G201. */
    async mine({ uid }: Actor, { page, page_size }: OwnModerationRequest): Promise<OwnModerationAnswer> {
      const { reader } = database;
      const own = await channels.streamChannelsOf(reader, uid);
      const { rows, total } = await findAgainst(reader, uid, own, { page, page_size });
      return { list: await views.own(reader, rows), total, page, page_size };
    },

    /** D26: what keeps some members from taking part in a live session, as it is asked for them. */
    async restrictions(
      reader: Reader,
      live: { readonly liveId: string; readonly channelId: string },
      uids: readonly string[],
    ): Promise<ReadonlyMap<string, ViewerRestriction>> {
      const restrictions = new Map<string, ViewerRestriction>();
      const rows = await findRestrictions(reader, live, uids, clock.now());
      for (const { kind, action_id: act, target_uid: uid, until_at } of rows) {
        const before = restrictions.get(uid) ?? {};
        const until = until_at === null ? {} : { until: until_at };
        // A freeze weighs more than a warning: it says until when.
        if (kind === 'freeze') restrictions.set(uid, { ...before, speak: 'chat.frozen', act, ...until });
        if (kind === 'block') restrictions.set(uid, { ...before, join: 'moderation.blocked' });
        if (kind === 'warn')
          restrictions.set(uid, { speak: 'moderation.acknowledge', ...before, warned: true });
      }
      return restrictions;
    },

    /** D26: those who are frozen in a channel, for its class groups; `until` in UTC ms, left out for good. */
    async frozenIn(
      reader: Reader,
      channelId: string,
      uids: readonly string[],
    ): Promise<ReadonlyMap<string, { readonly key: 'chat.frozen'; readonly until?: number }>> {
      const rows = await findRestrictions(reader, { channelId, liveId: null }, uids, clock.now());
      return new Map(
        rows
          .filter(({ kind }) => kind === 'freeze')
          .map(({ target_uid: uid, until_at: until }) => [
            uid,
            { key: 'chat.frozen', ...(until !== null && { until }) },
          ]),
      );
    },

    /** D26: whether the member is frozen in any channel. */
    isFrozen: (reader: Reader, uid: string): Promise<boolean> => hasFreeze(reader, uid, clock.now()),

    /** T02: a channel that is banned, or whose warning nobody has acknowledged, does not go on air. */
    async airRestriction(reader: Reader, channelId: string): Promise<AirRestriction | null> {
      const ban = await bans.inForce(reader, channelId);
      if (ban)
        return {
          reason: 'banned',
          key: 'moderation.banned',
          data: { until: ban.until_at, reason: ban.reason },
        };
      if (!(await hasOpenWarning(reader, channelId))) return null;
      return { reason: 'warned', key: 'moderation.acknowledge', data: {} };
    },
  };
}
export type Moderation = ReturnType<typeof createModeration>;
