import {
  rewardLimits,
  claimKinds,
  type ClaimKind,
  guidanceSteps,
  type CallAnswer,
  type CallRequest,
  type calls,
  type Reward,
} from '@goldbean/contract';
import { shanghaiTime } from '../../../platform/clock.ts';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { IdempotencyKey } from '../../../platform/idempotency.ts';
import { refuse } from '../../../platform/refusal.ts';
import { createRegistry, type Registry } from '../../../platform/registry.ts';
import type { GrantReward } from './grant-reward.usecase.ts';
import type { InvitePayouts } from './invite-payouts.job.ts';
import { claimGives, isApprovedKind, type ApprovedKind } from './rewards.domain.ts';
import type { Approve, GuidanceFacts, RewardPorts } from './rewards.ports.ts';
import { findClaims, takeTurn } from './rewards.repository.ts';

type RewardsRequest<Name extends keyof typeof calls.rewards> = CallRequest<(typeof calls.rewards)[Name]>;
type RewardsAnswer<Name extends keyof typeof calls.rewards> = CallAnswer<(typeof calls.rewards)[Name]>;

/** Rewards that a member claims, each once: the newcomer's gift and the guidance (K18, K23). */
export function createRewardClaims(
  { database, clock, idempotency, users }: Pick<RewardPorts, 'database' | 'clock' | 'idempotency' | 'users'>,
  give: GrantReward,
  payouts: InvitePayouts,
  approvals: Pick<Registry<Record<ApprovedKind, Approve>>, 'find'>,
) {
  const { reader } = database;
  const facts = createRegistry<GuidanceFacts>('steps of the guidance');

  /** A reward that nothing can approve yet is no promise to show. */
  const isOpen = (kind: ClaimKind): boolean => !isApprovedKind(kind) || approvals.find(kind) !== undefined;

  /** The steps of the guidance, and which of them the server has seen the member do. */
  const stepsOf = (from: Reader, uid: string): Promise<Reward['steps']> =>
    Promise.all(guidanceSteps.map(async (step) => ({ step, done: await facts.need(step)(from, uid) })));

  /** K18: the newcomer gift is for accounts younger than 30 days. */
  async function isNewcomer(from: Reader, uid: string): Promise<boolean> {
    const openedAt = await users.openedAt(from, uid);
    return openedAt !== null && clock.now() - openedAt < rewardLimits.newcomerMs;
  }

  async function finishGuidance(tx: Tx, uid: string): Promise<void> {
    const left = (await stepsOf(tx, uid)).filter(({ done }) => !done).map(({ step }) => step);
    if (left.length > 0) refuse('reward.steps_left', { left });
    await payouts.begin(tx, uid);
  }

  async function claim(
    tx: Tx,
    uid: string,
    { kind, device }: RewardsRequest<'claim'>,
    address: string,
  ): Promise<RewardsAnswer<'claim'>> {
    await takeTurn(tx, uid);
    if ((await findClaims(tx, uid, [kind])).size > 0) return refuse('reward.claimed');
    if (isApprovedKind(kind)) return refuse('reward.not_approved');
    if (kind === 'newcomer' && !(await isNewcomer(tx, uid))) return refuse('reward.newcomers_only');
    await payouts.seen(tx, uid, { address, device });
    if (kind === 'guidance') await finishGuidance(tx, uid);
    const gives = claimGives[kind];
    await give(tx, [{ uid, kind, subject: '', ...gives }]);
    return { ...gives };
  }

  return {
    /** Registers how the server knows that a step of the guidance is done (K23). */
    step: facts.register,

    /** G163. */
    async list(uid: string): Promise<RewardsAnswer<'list'>> {
      const claimed = await findClaims(reader, uid, claimKinds);
      const steps = await stepsOf(reader, uid);
      const open = {
        newcomer: (await isNewcomer(reader, uid)) ? 'open' : 'closed',
        guidance: steps.every(({ done }) => done) ? 'open' : 'steps',
        first_post: 'waiting',
        first_video: 'waiting',
      } as const;
      return {
        list: claimKinds
          .filter((kind) => isOpen(kind) || claimed.has(kind))
          .map((kind) => {
            const at = claimed.get(kind) ?? null;
            return {
              kind,
              ...claimGives[kind],
              state: at === null ? open[kind] : 'claimed',
              steps: kind === 'guidance' ? steps : [],
              at: at === null ? null : shanghaiTime(at),
              at_ts: at,
            };
          }),
      };
    },

    /** G013. @param address from where the member calls */
    claim: (
      uid: string,
      given: RewardsRequest<'claim'>,
      intent: IdempotencyKey,
      address: string,
    ): Promise<RewardsAnswer<'claim'>> =>
      database.transaction((tx) => idempotency.once(tx, intent, () => claim(tx, uid, given, address))),
  };
}
