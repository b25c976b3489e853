import { fitsNameLetters, type CallAnswer, type CallRequest, type calls } from '@goldbean/contract';
import type { IdempotencyKey } from '../../../platform/idempotency.ts';
import { refuse } from '../../../platform/refusal.ts';
import { createClubSeats } from './club-seats.provider.ts';
import { createGroupEntry } from './enter-groups.usecase.ts';
import { createGroupLists } from './find-groups.views.ts';
import { rulesOf } from './group-joining.domain.ts';
import type { GroupJoiningPorts } from './group-joining.ports.ts';

/** Entering and leaving study, fan and large groups, and their chat rooms (T11, D22). */
export function createGroupJoining(ports: GroupJoiningPorts) {
  const { database, idempotency, furtherLetters, users, channels, groups } = ports;

  return {
    ...createGroupEntry(ports),
    ...createGroupLists(ports),

    clubs: createClubSeats(ports),

    /** G230. @throws Refusal as the call says */
    open(
      uid: string,
      intent: IdempotencyKey,
      given: CallRequest<typeof calls.groupJoining.open>,
    ): Promise<CallAnswer<typeof calls.groupJoining.open>> {
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
