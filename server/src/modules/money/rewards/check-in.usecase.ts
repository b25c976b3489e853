import type { CallAnswer, CallRequest, calls, SignInState } from '@goldbean/contract';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { IdempotencyKey } from '../../../platform/idempotency.ts';
import { refuse } from '../../../platform/refusal.ts';
import { createRegistry } from '../../../platform/registry.ts';
import type { GrantReward } from './grant-reward.usecase.ts';
import { calendarOf, dayAfter, dayOf, signInGives, startOf, streakAt } from './rewards.domain.ts';
import type { OnSignIn, RewardPorts } from './rewards.ports.ts';
import { findLastSignIn, findSignIns, takeTurn } from './rewards.repository.ts';

type CheckInCall = typeof calls.rewards.signIn;

/** The daily reward, which grows with the streak (K25). */
export function createCheckIns(
  { database, clock, idempotency }: Pick<RewardPorts, 'database' | 'clock' | 'idempotency'>,
  give: GrantReward,
) {
  const { reader } = database;
  const signedIn = createRegistry<Record<string, OnSignIn>>('what follows from a sign-in');

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

  async function signIn(tx: Tx, uid: string): Promise<CallAnswer<CheckInCall>> {
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
    /** Registers what follows from a sign-in (G014). */
    onSignIn: signedIn.register,

    /** G014, K25. */
    signIn: (uid: string, intent: IdempotencyKey): Promise<CallAnswer<CheckInCall>> =>
      database.transaction((tx) => idempotency.once(tx, intent, () => signIn(tx, uid))),

    /** G164. */
    signInState: (
      uid: string,
      { month }: CallRequest<typeof calls.rewards.signInState>,
    ): Promise<SignInState> => stateOf(reader, uid, month),
  };
}
