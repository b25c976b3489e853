import {
  fitsNameLetters,
  type CallAnswer,
  type CallRequest,
  type calls,
  type ChosenKind,
} from '@goldbean/contract';
import type { Tx } from '../../../platform/database/index.ts';
import type { IdempotencyKey } from '../../../platform/idempotency.ts';
import { refuse } from '../../../platform/refusal.ts';
import { createRegistry } from '../../../platform/registry.ts';
import { createClubSeats } from './club-seats.provider.ts';
import { rulesOf } from './group-joining.domain.ts';
import type { AskRequirement, GroupJoiningPorts } from './group-joining.ports.ts';
import { findExit, freeSeat, saveExit, takeSeat } from './seats.repository.ts';

type GroupJoiningRequest<Name extends keyof typeof calls.groupJoining> = CallRequest<
  (typeof calls.groupJoining)[Name]
>;
type GroupJoiningAnswer<Name extends keyof typeof calls.groupJoining> = CallAnswer<
  (typeof calls.groupJoining)[Name]
>;

/** Entering and leaving study, fan and large groups, and their chat rooms (T11, D22). */
export function createGroupJoining(ports: GroupJoiningPorts) {
  const { database, clock, idempotency, scope, furtherLetters, users, channels, groups } = ports;
  const requirements = createRegistry<Record<ChosenKind, AskRequirement>>('requirements of groups');

  /** What holds where no feature says otherwise: who follows is a fan, subscribers study, everybody may listen. */
  const byFlags: Readonly<Record<ChosenKind, AskRequirement>> = {
    fan: async (reader, channelId, uid) =>
      (await channels.standing(reader, channelId, uid)).followed ? null : { key: 'fan.not_fan' },
    study: async (reader, channelId, uid) =>
      (await channels.standing(reader, channelId, uid)).subscribed ? null : { key: 'fan.requirement' },
    large: async () => null,
  };

  /** @throws Refusal `group.rejoin_locked`, or what the requirement says */
  async function meet(
    tx: Tx,
    { kind, channel_id: channelId, fanLevel }: NonNullable<Awaited<ReturnType<typeof groups.lock>>>,
    uid: string,
  ): Promise<void> {
    if ((await channels.roleOf(tx, channelId, uid)) !== null) return;
    const { rejoinMs } = rulesOf[kind];
    const left = rejoinMs > 0 ? await findExit(tx, uid, channelId) : undefined;
    if (left !== undefined && left + rejoinMs > clock.now())
      refuse('group.rejoin_locked', { until: left + rejoinMs });
    const ask = requirements.find(kind) ?? byFlags[kind];
    const unmet = await ask(tx, channelId, uid, fanLevel);
    if (unmet) refuse(unmet.key, unmet.data);
  }

  return {
    /** Replaces what the groups of a kind require of those who enter: for the feature that knows it, once. */
    require: requirements.register,

    clubs: createClubSeats(ports),

    /** G098. @throws Refusal as the call says */
    join(
      uid: string,
      intent: IdempotencyKey,
      { group_id, channel_id }: GroupJoiningRequest<'join'>,
    ): Promise<GroupJoiningAnswer<'join'>> {
      return database.transaction((tx) =>
        idempotency.once(tx, intent, async () => {
          const group = await groups.lock(tx, group_id);
          if (!group || group.channel_id !== channel_id) return refuse('chat.room_missing');
          if (await groups.isIn(tx, group_id, uid)) return { group_id };
          if (group.dissolvedAt !== null) refuse('group.dissolved', { since: group.dissolvedAt });
          const rules = rulesOf[group.kind];
          const seat = scope === 'channel' ? channel_id : '';
          const club = group.kind === 'fan' ? channel_id : null;
          if (rules.takesSeat && !(await takeSeat(tx, uid, seat, group_id, club))) refuse('fan.one_group');
          await meet(tx, group, uid);
          if (group.members >= (group.capacity ?? rules.capacity)) refuse(rules.full);
          await groups.enter(tx, group_id, uid);
          return { group_id };
        }),
      );
    },

    /** G099. @throws Refusal `request.forbidden` for who runs the channel, and as the call says */
    exit(
      uid: string,
      intent: IdempotencyKey,
      { group_id }: GroupJoiningRequest<'exit'>,
    ): Promise<GroupJoiningAnswer<'exit'>> {
      return database.transaction((tx) =>
        idempotency.once(tx, intent, async () => {
          const group = (await groups.lock(tx, group_id)) ?? refuse('chat.room_missing');
          if (!(await groups.isIn(tx, group_id, uid))) refuse('group.requirements');
          if ((await channels.roleOf(tx, group.channel_id, uid)) !== null) refuse('request.forbidden');
          await groups.quit(tx, group_id, uid);
          await freeSeat(tx, uid, group_id);
          const isLocked = rulesOf[group.kind].rejoinMs > 0 && group.dissolvedAt === null;
          if (isLocked) await saveExit(tx, uid, group.channel_id, clock.now());
          return { ok: true } as const;
        }),
      );
    },

    /** G189. */
    async find(
      uid: string,
      { channel_id, page, page_size }: GroupJoiningRequest<'find'>,
    ): Promise<GroupJoiningAnswer<'find'>> {
      const at = { at: page, size: page_size };
      const [{ list, total }, own] = await Promise.all([
        groups.open(database.reader, uid, channel_id, at),
        channels.ownedBy(database.reader, uid),
      ]);
      const shown = list.map(
        ({ group_id, name, channel_id: ofChannel, img, kind, channel, members, joined, ...of }) => {
          const capacity = of.capacity ?? rulesOf[kind].capacity;
          const { fan_level } = of;
          return {
            group_id,
            name,
            channel_id: ofChannel,
            img,
            kind,
            channel,
            members,
            joined,
            capacity,
            fan_level,
          };
        },
      );
      return { list: shown, total, page, page_size, own };
    },

    /** G461. */
    async large({ page, page_size }: GroupJoiningRequest<'large'>): Promise<GroupJoiningAnswer<'large'>> {
      const { list, total } = await groups.large(database.reader, { at: page, size: page_size });
      const shown = list.map(({ group_id, name, channel_id, img, channel, members, capacity }) => ({
        group_id,
        name,
        channel_id,
        img,
        channel,
        members,
        capacity: capacity ?? rulesOf.large.capacity,
      }));
      return { list: shown, total, page, page_size };
    },

    /** G230. @throws Refusal as the call says */
    open(
      uid: string,
      intent: IdempotencyKey,
      given: GroupJoiningRequest<'open'>,
    ): Promise<GroupJoiningAnswer<'open'>> {
      const { channel_id: channelId, kind, name, capacity, fan_level: fanLevel } = given;
      return database.transaction((tx) =>
        idempotency.once(tx, intent, async () => {
          if (!(await channels.exists(tx, channelId))) refuse('request.not_found');
          const isOwner = (await channels.roleOf(tx, channelId, uid)) === 'owner';
          if (!isOwner && !(await users.admins(tx, [uid])).has(uid)) refuse('request.forbidden');
          if (!fitsNameLetters(name, furtherLetters)) refuse('group.name_letters');
          const { capacity: most } = rulesOf[kind];
          if (capacity !== undefined && capacity > most) refuse('group.capacity', { most });
          if (fanLevel !== undefined && kind !== 'fan') refuse('group.fan_level');
          return { group_id: await groups.create(tx, { channelId, kind, name, capacity, fanLevel }) };
        }),
      );
    },
  };
}
export type GroupJoining = ReturnType<typeof createGroupJoining>;
