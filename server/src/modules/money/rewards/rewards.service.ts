import type { Tx } from '../../../platform/database/index.ts';
import { createRegistry } from '../../../platform/registry.ts';
import { createCheckIns } from './check-in.usecase.ts';
import { createRewardClaims } from './claim-reward.usecase.ts';
import { createGrants } from './grant-reward.usecase.ts';
import { createInvitePayouts } from './invite-payouts.job.ts';
import { createInvites } from './invites.usecase.ts';
import { claimGives, type ApprovedKind } from './rewards.domain.ts';
import type { Approve, RewardPorts } from './rewards.ports.ts';
import { findCoupons, takeTurn } from './rewards.repository.ts';

/** Rewards for sign-ins, learning and invited friends (K18, K23 to K25); each reason pays once. */
export function createRewards(ports: RewardPorts) {
  const give = createGrants(ports);
  const payouts = createInvitePayouts(ports, give);
  const approvals = createRegistry<Record<ApprovedKind, Approve>>('rewards for what is approved');

  return {
    invites: createInvites(ports, payouts),
    ...createRewardClaims(ports, give, payouts, approvals),
    ...createCheckIns(ports, give),

    port: {
      /** Which of these coupons the member was paid. */
      couponsOf: findCoupons,
      /**
       * Pays a member the beans of an anniversary coupon, once for ever (C021). Takes the wallet's locks: last in the caller's
       * transaction.
       * @returns false when it was paid before
       */
      async coupon(
        tx: Tx,
        uid: string,
        { couponId, beans }: { couponId: string; beans: number },
      ): Promise<boolean> {
        const given = await give(tx, [{ uid, kind: 'anniversary', subject: couponId, beans, credits: 0 }]);
        return given.length > 0;
      },
      /**
       * Called once by the feature that approves posts or videos; from then on members are shown the task.
       * @returns pays a member's first one (K23, D51)
       */
      approves(kind: ApprovedKind): Approve {
        const approve: Approve = async (tx, uid, subject) => {
          await takeTurn(tx, uid);
          const [given] = await give(tx, [{ uid, kind, subject: '', ...claimGives[kind], causeId: subject }]);
          return { beans: given?.beans ?? 0 };
        };
        approvals.register(kind, approve);
        return approve;
      },
    },
  };
}
export type Rewards = ReturnType<typeof createRewards>;
