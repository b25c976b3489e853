import {
  rewardLimits,
  claimKinds,
  type ClaimKind,
  guidanceSteps,
  type CallAnswer,
  type CallRequest,
  type calls,
  type Reward,
  type SignInState,
} from '@goldbean/contract';
import { shanghaiTime } from '../../../platform/clock.ts';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { IdempotencyKey } from '../../../platform/idempotency.ts';
import { refuse } from '../../../platform/refusal.ts';
import { createRegistry } from '../../../platform/registry.ts';
import { createGrants } from './grant-reward.usecase.ts';
import { createHeldInvites } from './held-invites.job.ts';
import { createInvites } from './invites.usecase.ts';
import {
  calendarOf,
  claimGives,
  dayAfter,
  dayOf,
  isApprovedKind,
  signInGives,
  startOf,
  streakAt,
  type ApprovedKind,
} from './rewards.domain.ts';
import type { Approve, GuidanceFacts, OnSignIn, RewardPorts } from './rewards.ports.ts';
import { findClaims, findCoupons, findLastSignIn, findSignIns, takeTurn } from './rewards.repository.ts';

type RewardsRequest<Name extends keyof typeof calls.rewards> = CallRequest<(typeof calls.rewards)[Name]>;
type RewardsAnswer<Name extends keyof typeof calls.rewards> = CallAnswer<(typeof calls.rewards)[Name]>;

/** Rewards for sign-ins, learning and invited friends (K18, K23 to K25); each reason pays once. */
export function createRewards(ports: RewardPorts) {
  const { database, clock, idempotency, users } = ports;
  const { reader } = database;
  const give = createGrants(ports);
  const held = createHeldInvites(ports, give);
  const invites = createInvites(ports, held);
  const facts = createRegistry<GuidanceFacts>('steps of the guidance');
  const signedIn = createRegistry<Record<string, OnSignIn>>('what follows from a sign-in');
  const approvals = createRegistry<Record<ApprovedKind, Approve>>('rewards for what is approved');

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
    await held.begin(tx, uid);
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
    await held.seen(tx, uid, { address, device });
    if (kind === 'guidance') await finishGuidance(tx, uid);
    const gives = claimGives[kind];
    await give(tx, [{ uid, kind, subject: '', ...gives }]);
    return { ...gives };
  }

  /** @param month `YYYY-MM`; left out, that of today */
  async function stateOf(from: Reader, uid: string, month?: string): Promise<SignInState> {
    const day = dayOf(clock.now());
    const wanted = month ?? day.slice(0, 7);
    const last = await findLastSignIn(from, uid);
    const streak = streakAt(last, day);
    return {
      day,
      signed: last !== null && last.day >= day,
      streak,
      next_beans: signInGives(streak + 1),
      next_day_ts: startOf(dayAfter(day)),
      calendar: calendarOf(wanted, await findSignIns(from, uid, wanted)),
    };
  }

  async function signIn(tx: Tx, uid: string): Promise<RewardsAnswer<'signIn'>> {
    await takeTurn(tx, uid);
    const day = dayOf(clock.now());
    const last = await findLastSignIn(tx, uid);
    // Also when the clock was set back: a day that was given is not given again.
    if (last && last.day >= day) return refuse('reward.signed_in', { next_day_ts: startOf(dayAfter(day)) });
    const streak = streakAt(last, day) + 1;
    const beans = signInGives(streak);
    for (const follow of signedIn.all()) await follow(tx, uid);
    await give(tx, [{ uid, kind: 'sign_in', subject: day, beans, credits: 0, streak }]);
    return { ...(await stateOf(tx, uid)), beans };
  }

  return {
    invites,

    /** Registers how the server knows that a step of the guidance is done (K23). */
    step: facts.register,

    /** Registers what follows from a sign-in (G014). */
    onSignIn: signedIn.register,

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

    /** G014, K25. */
    signIn: (uid: string, intent: IdempotencyKey): Promise<RewardsAnswer<'signIn'>> =>
      database.transaction((tx) => idempotency.once(tx, intent, () => signIn(tx, uid))),

    /** G164. */
    signInState: (uid: string, { month }: RewardsRequest<'signInState'>): Promise<SignInState> =>
      stateOf(reader, uid, month),

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
