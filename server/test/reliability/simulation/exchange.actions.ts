import { agreements, dangwuLimits, exchangeLimits } from '@goldbean/contract';
import { answeredADay, must, type Action } from './action.ts';
import type { Simulation, SimulationStep } from './context.ts';

/** Coins or vouchers become beans, and never the other way (invariant 8). */
function exchange(
  sim: Simulation,
  step: SimulationStep,
  how: {
    readonly currency: 'COIN' | 'DANGWU';
    readonly beansForOne: number;
    call(uid: string, amount: number, requestId: string): Promise<unknown>;
  },
): Action {
  const uid = sim.member(step.member);
  const { amount } = step;
  const { currency } = how;
  return {
    key: `exchange ${currency} ${uid} ${step.key}`,
    answeredMs: answeredADay,
    given: amount,
    run: () => how.call(uid, amount, step.key),
    foresee: () =>
      sim.model.balance(uid, currency) < amount
        ? 'wallet.insufficient'
        : (answer: { beans: number; balance: number }) => {
            const beans = amount * how.beansForOne;
            sim.model.takeOut(uid, currency, amount);
            sim.model.add(`system exchange ${currency}`, amount);
            sim.model.putIn(uid, 'BEAN', beans);
            sim.model.add('system exchange BEAN', -beans);
            must(answer.beans === beans, `${amount} gave ${answer.beans} beans`);
            must(answer.balance === sim.model.balance(uid, 'BEAN'), 'the answered balance is wrong');
          },
    other: () => exchange(sim, { ...step, amount: amount + 1 }, how),
  };
}

export const exchangeCoins = (sim: Simulation, step: SimulationStep): Action =>
  exchange(sim, step, {
    currency: 'COIN',
    beansForOne: exchangeLimits.beansPerCoin,
    call: (uid, coins, request_id) =>
      sim.testServer.call('exchange.exchange', uid, {
        coins,
        agree: 1,
        agreement_version: agreements.exchange.version,
        request_id,
      }),
  });

export const buyBeansWithDangwu = (sim: Simulation, step: SimulationStep): Action =>
  exchange(sim, step, {
    currency: 'DANGWU',
    beansForOne: dangwuLimits.beansPerDangwu,
    call: (uid, amount, request_id) =>
      sim.testServer.call('dangwu.buyBeans', uid, {
        amount,
        agree: 1,
        agreement_version: agreements.service.version,
        request_id,
      }),
  });
