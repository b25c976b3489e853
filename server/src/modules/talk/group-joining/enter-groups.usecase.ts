import type { CallAnswer, CallRequest, calls, ChosenKind } from '@goldbean/contract';
import type { Tx } from '../../../platform/database/index.ts';
import type { IdempotencyKey } from '../../../platform/idempotency.ts';
import { refuse } from '../../../platform/refusal.ts';
import { createRegistry } from '../../../platform/registry.ts';
import { rulesOf } from './group-joining.domain.ts';
import type { AskRequirement, GroupJoiningPorts } from './group-joining.ports.ts';
import { findExit, freeSeat, saveExit, takeSeat } from './seats.repository.ts';

/** Members enter study, fan and large groups, and leave them. */
export function createGroupEntry(ports: GroupJoiningPorts) {
  const { database, clock, idempotency, scope, channels, groups } = ports;
  const requirements = createRegistry<Record<ChosenKind, AskRequirement>>('requirements of groups');

  /** What holds where no feature says otherwise: who follows is a fan, subscribers study, everybody may listen. */
  const byFlags: Readonly<Record<ChosenKind, AskRequirement>> = {
    fan: async (reader, channelId, uid) =>
      (await channels.membership(reader, channelId, uid)).followed ? null : { key: 'fan.not_fan' },
    study: async (reader, channelId, uid) =>
      (await channels.membership(reader, channelId, uid)).subscribed ? null : { key: 'fan.requirement' },
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

    /** G098. @throws Refusal as the call says */
    join(
      uid: string,
      intent: IdempotencyKey,
      { group_id, channel_id }: CallRequest<typeof calls.groupJoining.join>,
    ): Promise<CallAnswer<typeof calls.groupJoining.join>> {
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
      { group_id }: CallRequest<typeof calls.groupJoining.exit>,
    ): Promise<CallAnswer<typeof calls.groupJoining.exit>> {
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
  };
}
