import { rewardLimits, signInBeans } from '@goldbean/contract';
import { shanghaiTime } from '../../../src/platform/clock.ts';
import { answeredADay, must, type Action } from './action.ts';
import type { Simulation, SimulationStep } from './context.ts';

const gives = {
  newcomer: { beans: rewardLimits.newcomerBeans, credits: rewardLimits.newcomerCredits },
  guidance: { beans: rewardLimits.firstTimeBeans, credits: 0 },
} as const;
const kinds = ['newcomer', 'guidance'] as const;

function reward(sim: Simulation, uid: string, beans: number, credits: number): void {
  sim.model.putIn(uid, 'BEAN', beans);
  sim.model.add('system reward BEAN', -beans);
  sim.model.add(`CREDIT ${uid}`, credits);
  sim.model.add('system reward CREDIT', -credits);
}

/** A reward that is given once for ever (K18, K23). */
export function claimReward(sim: Simulation, step: SimulationStep): Action {
  const uid = sim.member(step.member);
  const kind = kinds[step.nth % kinds.length] ?? 'newcomer';
  const fact = `${kind} ${uid}`;
  return {
    key: `claim ${uid} ${step.key}`,
    answeredMs: answeredADay,
    given: kind,
    run: () => sim.testServer.call('rewards.claim', uid, { kind, request_id: step.key }),
    foresee() {
      if (sim.facts.has(fact)) return 'reward.claimed';
      // The simulated members do none of its steps.
      if (kind === 'guidance') return 'reward.steps_left';
      const age = sim.testServer.clock.now() - sim.openedAt(uid);
      if (age >= rewardLimits.newcomerMs) return 'reward.newcomers_only';
      return (answer: { beans: number; credits: number }) => {
        sim.facts.set(fact, '');
        must(answer.beans === gives[kind].beans, `the reward gave ${answer.beans} beans`);
        reward(sim, uid, gives[kind].beans, gives[kind].credits);
      };
    },
    other: () => claimReward(sim, { ...step, nth: step.nth + 1 }),
  };
}

/** A friend names who invited them (K24, D51). */
export function bindInvite(sim: Simulation, step: SimulationStep): Action {
  const uid = sim.member(step.member);
  const inviter = sim.member(step.other);
  return {
    key: `invite ${uid} ${step.key}`,
    answeredMs: answeredADay,
    given: inviter,
    run: async () => {
      const { code } = await sim.testServer.call('rewards.invites', inviter, {});
      return sim.testServer.call('rewards.bindInvite', uid, { code, request_id: step.key });
    },
    foresee() {
      if (inviter === uid) return 'invite.self';
      if (sim.facts.has(`invited ${uid}`)) return 'invite.bound';
      if (sim.facts.has(`guidance ${uid}`)) return 'invite.late';
      if (sim.facts.get(`invited ${inviter}`) === uid) return 'invite.mutual';
      return (answer: { inviter: { uid: string } }) => {
        must(answer.inviter.uid === inviter, `${answer.inviter.uid} is named as who invited`);
        sim.facts.set(`invited ${uid}`, inviter);
      };
    },
    other: () => bindInvite(sim, { ...step, other: step.other + 1 }),
  };
}

const dayOf = (at: number): string => shanghaiTime(at).slice(0, 10);

/** Today's sign-in: more for each day in a row (K25, D50). */
export function signIn(sim: Simulation, step: SimulationStep): Action {
  const uid = sim.member(step.member);
  const fact = `signed in ${uid}`;
  return {
    key: `sign in ${uid} ${step.key}`,
    answeredMs: answeredADay,
    given: '',
    run: () => sim.testServer.call('rewards.signIn', uid, { request_id: step.key }),
    foresee() {
      const now = sim.testServer.clock.now();
      const [last = '', streak = '0'] = (sim.facts.get(fact) ?? '').split(' ');
      if (last === dayOf(now)) return 'reward.signed_in';
      const next = last === dayOf(now - 86_400_000) ? Number(streak) + 1 : 1;
      const beans = signInBeans[Math.min(next, signInBeans.length) - 1] ?? 0;
      return (answer: { beans: number }) => {
        sim.facts.set(fact, `${dayOf(now)} ${next}`);
        must(answer.beans === beans, `day ${next} gave ${answer.beans} beans instead of ${beans}`);
        reward(sim, uid, beans, 0);
      };
    },
    lasting: ({ beans }: { beans: number }) => beans,
  };
}
