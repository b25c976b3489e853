import { rewardLimits } from '@goldbean/contract';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import { hashOf } from '../../../platform/idempotency.ts';
import { isLoopback, networkOf } from '../../../platform/network.ts';
import type { GrantReward } from './grant-reward.usecase.ts';
import { completeInvite, findDue, findFinished, refuseInvite } from './invites.repository.ts';
import { deleteOriginsBefore, haveCommonOrigin, noteOrigins } from './origins.repository.ts';
import type { RequestOrigin, RewardPorts } from './rewards.ports.ts';
import { takeTurn } from './rewards.repository.ts';

/** The deadline at which an inviter is paid. */
const payJob = 'rewards.invite';

/** Of one machine everybody calls from its loopback address, which says nothing about who they are. */
const digestsOf = ({ address, device }: RequestOrigin): string[] => [
  ...(address === '' || isLoopback(address) ? [] : [hashOf({ address: networkOf(address) })]),
  ...(device === undefined || device === '' ? [] : [hashOf({ device })]),
];

/**
 * The reward of an invite between the end of the friend's guidance and its payment 24 hours later (K24). It is refused
 * when inviter and friend called from one address or device within 30 days.
 */
export function createInvitePayouts(
  { database, clock, jobs }: Pick<RewardPorts, 'database' | 'clock' | 'jobs'>,
  give: GrantReward,
) {
  const isOnePlace = (reader: Reader, one: string, other: string): Promise<boolean> =>
    haveCommonOrigin(reader, one, other, clock.now() - rewardLimits.inviteOriginMs);

  /** Pays for a friend, or refuses to; again, or before its time, it changes nothing. */
  const pay = (friend: string): Promise<void> =>
    database.transaction(async (tx) => {
      await takeTurn(tx, friend);
      const invite = await findFinished(tx, friend);
      const now = clock.now();
      if (!invite || now < invite.completed_at + rewardLimits.inviteHoldMs) return;
      const [due] = await findDue(tx, invite.inviter_uid, friend, now - rewardLimits.inviteHoldMs);
      if (due === undefined) return;
      if (await isOnePlace(tx, invite.inviter_uid, friend)) return refuseInvite(tx, friend, now);
      const { inviteBeans: beans } = rewardLimits;
      await give(tx, [{ uid: invite.inviter_uid, kind: 'invite', subject: friend, beans, credits: 0 }]);
    });

  jobs.define(payJob, ({ friend }) => pay(String(friend)));
  jobs.every('rewards.sweep', '40 4 * * *', () =>
    database.transaction((tx) => deleteOriginsBefore(tx, clock.now() - rewardLimits.inviteOriginMs)),
  );

  return {
    isOnePlace,
    /** Keeps from where a member invites or is invited. */
    seen: (tx: Tx, uid: string, origin: RequestOrigin): Promise<void> =>
      noteOrigins(tx, uid, digestsOf(origin), clock.now()),

    /** The friend has finished the guidance: begins the hold, when somebody invited them. */
    async begin(tx: Tx, friend: string): Promise<void> {
      const now = clock.now();
      if ((await completeInvite(tx, friend, now)) === null) return;
      await jobs.at(tx, payJob, { friend }, now + rewardLimits.inviteHoldMs);
    },

    /** Before an inviter looks: what is due is paid. */
    async settle(inviter: string): Promise<void> {
      const upTo = clock.now() - rewardLimits.inviteHoldMs;
      for (const friend of await findDue(database.reader, inviter, null, upTo)) await pay(friend);
    },
  };
}
export type InvitePayouts = ReturnType<typeof createInvitePayouts>;
