import type { Currency } from '@goldbean/contract';
import type { Tx } from '../../../src/platform/database/index.ts';
import type { WalletPort } from '../../../src/modules/money/wallet/index.ts';
import { must, type Action } from './action.ts';
import type { Simulation, SimulationStep } from './context.ts';
import { expiryOf } from './model.ts';

const hourMs = 3_600_000;
const cause = { type: 'simulation', id: '1', note: null };
const currencyOf = (step: SimulationStep): Currency =>
  step.nth % 5 === 0 ? 'COIN' : step.nth % 7 === 0 ? 'DANGWU' : 'BEAN';
const plainHolds = (sim: Simulation) => sim.model.holds.filter(({ isPacket }) => !isPacket);
const shortOf = (currency: Currency) =>
  currency === 'BEAN' ? 'wallet.insufficient_beans' : 'wallet.insufficient';

const withWallet = <Answer>(sim: Simulation, work: (tx: Tx, wallet: WalletPort) => Promise<Answer>) =>
  sim.testServer.app.database.transaction((tx) =>
    work(tx, sim.testServer.app.modules.money.features.wallet.port),
  );

export function credit(sim: Simulation, step: SimulationStep): Action {
  const uid = sim.member(step.member);
  const currency = currencyOf(step);
  const { amount, key: requestId } = step;
  return {
    key: `credit ${uid} ${requestId}`,
    given: [currency, amount],
    run: () =>
      withWallet(sim, (tx, wallet) =>
        wallet.credit(tx, {
          uid,
          currency,
          amount,
          from: 'issue',
          source: 'issue',
          kind: 'issue',
          cause,
          actor: uid,
          requestId,
        }),
      ),
    foresee: () => (answer: { balance: number }) => {
      sim.model.putIn(uid, currency, amount);
      sim.model.add(`system issue ${currency}`, -amount);
      must(answer.balance === sim.model.balance(uid, currency), 'the answered balance is wrong');
      const expiresAt = expiryOf(sim.testServer.clock.now());
      const move = { kind: 'issue', expiresAt, spendings: sim.model.spendings(uid) } as const;
      sim.journals.push({ uid, key: requestId, currency, amount, move, undoneBy: null });
    },
    other: () => credit(sim, { ...step, amount: amount + 1 }),
  };
}

export function pay(sim: Simulation, step: SimulationStep): Action {
  const payer = sim.member(step.member);
  const currency = currencyOf(step);
  const { amount, key: requestId } = step;
  const to = { kind: 'channel', id: `c${step.other % 2}` } as const;
  return {
    key: `pay ${payer} ${requestId}`,
    given: [currency, amount],
    run: () =>
      withWallet(sim, (tx, wallet) =>
        wallet.pay(tx, { payer, to, currency, amount, kind: 'gift', cause, actor: payer, requestId }),
      ),
    foresee: () =>
      sim.model.balance(payer, currency) < amount
        ? shortOf(currency)
        : (answer: { balance: number }) => {
            const drawn = sim.model.takeOut(payer, currency, amount);
            sim.model.add(`channel ${to.id} ${currency}`, amount);
            must(answer.balance === sim.model.balance(payer, currency), 'the answered balance is wrong');
            const move = { kind: 'gift', drawn, channel: to.id } as const;
            sim.journals.push({ uid: payer, key: requestId, currency, amount, move, undoneBy: null });
          },
    other: () => pay(sim, { ...step, amount: amount + 1 }),
  };
}

export function hold(sim: Simulation, step: SimulationStep): Action {
  const uid = sim.member(step.member);
  const currency = currencyOf(step);
  const { amount, key: requestId } = step;
  const expiresAt = step.other % 3 === 0 ? null : sim.testServer.clock.now() + 24 * hourMs;
  return {
    key: `hold ${uid} ${requestId}`,
    given: [currency, amount],
    run: () =>
      withWallet(sim, (tx, wallet) =>
        wallet.hold(tx, { uid, currency, amount, expiresAt, cause, actor: uid, requestId }),
      ),
    foresee: () =>
      sim.model.balance(uid, currency) < amount
        ? shortOf(currency)
        : (answer: { holdId: string; balance: number }) => {
            sim.model.setAside({ id: answer.holdId, uid, currency, expiresAt, isPacket: false }, amount);
            must(answer.balance === sim.model.balance(uid, currency), 'the answered balance is wrong');
          },
    other: () => hold(sim, { ...step, amount: amount + 1 }),
  };
}

/** A part of a hold to a member or a channel. */
export function capture(
  sim: Simulation,
  step: SimulationStep,
  from = sim.pick(plainHolds(sim), step.nth),
): Action | null {
  if (!from) return null;
  const actor = sim.member(step.member);
  const { amount, key: requestId } = step;
  const to =
    step.other % 2 === 0
      ? ({ kind: 'user', id: sim.member(step.other) } as const)
      : ({ kind: 'channel', id: 'c0' } as const);
  return {
    key: `capture ${actor} ${requestId}`,
    given: [from.id, to, amount],
    run: () =>
      withWallet(sim, (tx, wallet) =>
        wallet.capture(tx, {
          holdId: from.id,
          to,
          amount,
          source: 'red_packet',
          kind: 'barrage',
          cause,
          actor,
          requestId,
        }),
      ),
    foresee() {
      const isOver = from.expiresAt !== null && from.expiresAt <= sim.testServer.clock.now();
      if (isOver || from.left < amount) return 'wallet.hold_ended';
      return (answer: { captured: number; left: number }) => {
        sim.model.capture(from, amount);
        if (to.kind === 'user') sim.model.putIn(to.id, from.currency, amount);
        else sim.model.add(`channel ${to.id} ${from.currency}`, amount);
        must(answer.captured === amount && answer.left === from.left, 'the answered rest is wrong');
      };
    },
    // How much is left is of the moment.
    lasting: (answer: { captured: number }) => answer.captured,
    other: () => capture(sim, { ...step, amount: amount + 1 }, from) ?? null,
  };
}

export function release(sim: Simulation, step: SimulationStep): Action | null {
  const from = sim.pick(plainHolds(sim), step.nth);
  if (!from) return null;
  return {
    given: from.id,
    run: () => withWallet(sim, (tx, wallet) => wallet.release(tx, from.id, 'system')),
    foresee: () => () => void sim.model.release(from),
  };
}

/** A member looks at the wallet: what is due is settled first. */
export function look(sim: Simulation, step: SimulationStep): Action {
  const uid = sim.member(step.member);
  return {
    given: uid,
    inParts: true,
    run: () => sim.testServer.call('wallet.balances', uid, {}),
    foresee: () => (answer: { beans: number; coins: number; held: number }) => {
      for (const due of sim.model.due(uid)) if (due.currency === 'BEAN') sim.model.release(due);
      const onHold = sim.model.holds
        .filter((entry) => entry.uid === uid && entry.currency === 'BEAN')
        .reduce((sum, { left }) => sum + left, 0);
      must(answer.beans === sim.model.balance(uid, 'BEAN'), `the wallet shows ${answer.beans} beans`);
      must(answer.coins === sim.model.balance(uid, 'COIN'), `the wallet shows ${answer.coins} coins`);
      must(answer.held === onHold, `the wallet shows ${answer.held} held`);
    },
  };
}

/** The nightly write-off of expired beans. */
export const sweepLots = (sim: Simulation): Action => ({
  given: 'expired lots',
  run: () => sim.testServer.sweep('wallet.expire-lots'),
  foresee: () => () => {},
});

/** The sweep that gives back holds whose time is over, each in a transaction of its own. */
export const sweepHolds = (sim: Simulation): Action => ({
  given: 'due holds',
  inParts: true,
  run: () => sim.testServer.sweep('wallet.release-holds'),
  foresee: () => () => {
    for (const due of sim.model.due()) sim.model.release(due);
  },
});
