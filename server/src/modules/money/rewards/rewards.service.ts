import {
  rewardLimits,
  claimKinds,
  type CallAnswer,
  type CallRequest,
  type calls,
  type SignInState,
} from '@goldbean/contract';
import { shanghaiTime } from '../../../platform/clock.ts';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { Intent } from '../../../platform/idempotency.ts';
import { refuse } from '../../../platform/refusal.ts';
import { createGrants, type Grant } from './grants.ts';
import { completeInvite } from './invites.repository.ts';
import { createInvites } from './invites.ts';
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
import type { RewardPorts } from './rewards.ports.ts';
import { findClaims, findLastSignIn, findSignIns, takeTurn } from './rewards.repository.ts';

type Request<Name extends keyof typeof calls.rewards> = CallRequest<(typeof calls.rewards)[Name]>;
type Answer<Name extends keyof typeof calls.rewards> = CallAnswer<(typeof calls.rewards)[Name]>;

/** Rewards for sign-ins, learning and invited friends (K18, K23 to K25); each reason pays once. */
export function createRewards(ports: RewardPorts) {
  const { database, clock, idempotency } = ports;
  const { reader } = database;
  const give = createGrants(ports);
  const invites = createInvites(ports);

  /** Who finishes the guidance pays the friend who invited them (D51). */
  async function inviteGrant(tx: Tx, friend: string): Promise<Grant[]> {
    const inviter = await completeInvite(tx, friend, clock.now());
    if (inviter === null) return [];
    return [{ uid: inviter, kind: 'invite', subject: friend, beans: rewardLimits.inviteBeans, credits: 0 }];
  }

  async function claim(tx: Tx, uid: string, { kind }: Request<'claim'>): Promise<Answer<'claim'>> {
    await takeTurn(tx, uid);
    if ((await findClaims(tx, uid, [kind])).size > 0) return refuse('reward.claimed');
    if (isApprovedKind(kind)) return refuse('reward.not_approved');
    const gives = claimGives[kind];
    const others = kind === 'guidance' ? await inviteGrant(tx, uid) : [];
    await give(tx, [{ uid, kind, subject: '', ...gives }, ...others]);
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

  async function signIn(tx: Tx, uid: string): Promise<Answer<'signIn'>> {
    await takeTurn(tx, uid);
    const day = dayOf(clock.now());
    const last = await findLastSignIn(tx, uid);
    // Also when the clock was set back: a day that was given is not given again.
    if (last && last.day >= day) return refuse('reward.signed_in', { next_day_ts: startOf(dayAfter(day)) });
    const streak = streakAt(last, day) + 1;
    const beans = signInGives(streak);
    await give(tx, [{ uid, kind: 'sign_in', subject: day, beans, credits: 0, streak }]);
    return { ...(await stateOf(tx, uid)), beans };
  }

  return {
    invites,

    /** G163. */
    async list(uid: string): Promise<Answer<'list'>> {
      const claimed = await findClaims(reader, uid, claimKinds);
      return {
        list: claimKinds.map((kind) => {
          const at = claimed.get(kind) ?? null;
          const state = at !== null ? 'claimed' : isApprovedKind(kind) ? 'waiting' : 'open';
          return { kind, ...claimGives[kind], state, at: at === null ? null : shanghaiTime(at), at_ts: at };
        }),
      };
    },

    /** G013. */
    claim: (uid: string, given: Request<'claim'>, intent: Intent): Promise<Answer<'claim'>> =>
      database.transaction((tx) => idempotency.once(tx, intent, () => claim(tx, uid, given))),

    /** G014, K25. */
    signIn: (uid: string, intent: Intent): Promise<Answer<'signIn'>> =>
      database.transaction((tx) => idempotency.once(tx, intent, () => signIn(tx, uid))),

    /** G164. */
    signInState: (uid: string, { month }: Request<'signInState'>): Promise<SignInState> =>
      stateOf(reader, uid, month),

    port: {
      /**
       * K23, D51: pays a member's first post or video once it is approved; any further one changes nothing.
       * Takes the wallet's locks: last in the caller's transaction.
       * @param subject id of what was approved
       * @returns beans given now, 0 when there was a first one before
       */
      async grant(tx: Tx, uid: string, kind: ApprovedKind, subject: string): Promise<{ beans: number }> {
        await takeTurn(tx, uid);
        const [given] = await give(tx, [{ uid, kind, subject: '', ...claimGives[kind], causeId: subject }]);
        return { beans: given?.beans ?? 0 };
      },
    },
  };
}
export type Rewards = ReturnType<typeof createRewards>;
