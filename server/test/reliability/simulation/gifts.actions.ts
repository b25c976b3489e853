import { answeredADay, must, type Action } from './action.ts';
import type { Simulation, SimulationStep } from './context.ts';

const catalogue = [
  { gift_id: 'chalk', price: 1 },
  { gift_id: 'applause', price: 5 },
  { gift_id: 'goldbean', price: 10 },
] as const;
const giftOf = (step: SimulationStep) => catalogue[step.nth % catalogue.length] ?? catalogue[0];

/** A gift paid with beans, or one from the knapsack. */
export function gift(sim: Simulation, step: SimulationStep): Action {
  const uid = sim.member(step.member);
  const { gift_id, price } = giftOf(step);
  const n = 1 + (step.amount % 9);
  const from = step.other % 2 === 0 ? 'balance' : 'knapsack';
  const items = `knapsack ${uid} ${gift_id}`;
  return {
    key: `gift ${uid} ${step.key}`,
    answeredMs: answeredADay,
    given: [gift_id, n, from],
    run: () =>
      sim.testServer.call('gifts.give', uid, { live_id: sim.liveId, gift_id, n, from, request_id: step.key }),
    foresee() {
      const owned = sim.model.books().get(items) ?? 0;
      if (from === 'knapsack' && owned < n) return 'gift.knapsack_short';
      if (from === 'balance' && sim.model.balance(uid, 'BEAN') < n * price)
        return 'wallet.insufficient_beans';
      return (answer: { balance: number; knapsack_left: number }) => {
        if (from === 'knapsack') sim.model.add(items, -n);
        else {
          sim.model.takeOut(uid, 'BEAN', n * price);
          sim.model.add(`channel ${sim.channelId} BEAN`, n * price);
        }
        must(answer.balance === sim.model.balance(uid, 'BEAN'), 'the answered balance is wrong');
        must(
          answer.knapsack_left === (sim.model.books().get(items) ?? 0),
          'the answered rest of the knapsack is wrong',
        );
      };
    },
    other: () => gift(sim, { ...step, amount: step.amount + 1 }),
  };
}

/** A prize that falls into the knapsack. */
export function present(sim: Simulation, step: SimulationStep): Action {
  const uid = sim.member(step.member);
  const { gift_id } = giftOf(step);
  const n = 1 + (step.amount % 5);
  const { app } = sim.testServer;
  return {
    given: [uid, gift_id, n],
    run: () =>
      app.database.transaction((tx) => app.modules.live.features.gifts.addToKnapsack(tx, uid, gift_id, n)),
    foresee: () => () => sim.model.add(`knapsack ${uid} ${gift_id}`, n),
  };
}

/** A comment over the picture: one bean (K15). */
export function barrage(sim: Simulation, step: SimulationStep): Action {
  const uid = sim.member(step.member);
  const text = `words ${step.amount}`;
  return {
    key: `barrage ${uid} ${step.key}`,
    answeredMs: answeredADay,
    given: text,
    run: () => sim.testServer.call('gifts.barrage', uid, { live_id: sim.liveId, text, request_id: step.key }),
    foresee: () =>
      sim.model.balance(uid, 'BEAN') < 1
        ? 'wallet.insufficient_beans'
        : (answer: { balance: number }) => {
            sim.model.takeOut(uid, 'BEAN', 1);
            sim.model.add(`channel ${sim.channelId} BEAN`, 1);
            must(answer.balance === sim.model.balance(uid, 'BEAN'), 'the answered balance is wrong');
          },
    other: () => barrage(sim, { ...step, amount: step.amount + 1 }),
  };
}
