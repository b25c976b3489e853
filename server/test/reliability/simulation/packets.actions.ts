import { packetLimits } from '@goldbean/contract';
import { answeredADay, must, type Action } from './action.ts';
import type { ModelPacket, Simulation, SimulationStep } from './context.ts';

/** What was in a class packet, or in a bag. */
type Grabbed =
  | { readonly amount: number }
  | {
      readonly prize:
        | { readonly type: 'beans'; readonly amount: number }
        | { readonly type: 'gift'; readonly n: number };
    };

function amountOf(answer: Grabbed): number {
  if ('amount' in answer) return answer.amount;
  return answer.prize.type === 'beans' ? answer.prize.amount : answer.prize.n;
}

/** How often one member may catch in a rain. */
const taps = 4;
const sumOf = (packet: ModelPacket): number =>
  [...packet.taken.values()].reduce((sum, amount) => sum + amount, 0);
const sharesOf = (packet: ModelPacket): number =>
  [...packet.taken.values()].filter((amount) => amount > 0).length;

/** What is left goes back once the time is over. */
function settle(sim: Simulation, packet: ModelPacket): void {
  if (packet.isOver || packet.expiresAt > sim.testServer.clock.now()) return;
  packet.isOver = true;
  // The sweep of holds may have given it back already.
  if (packet.hold && packet.hold.left > 0) sim.model.release(packet.hold);
  if (packet.gift)
    sim.model.add(`knapsack ${packet.gift.sender} ${packet.gift.id}`, packet.total - sumOf(packet));
}

/** The deadlines of packets have come: each refunds once, however often the job runs. */
export function settlePackets(sim: Simulation): void {
  for (const packet of sim.packets) settle(sim, packet);
}

async function keep(
  sim: Simulation,
  given: Omit<ModelPacket, 'hold' | 'taken' | 'isOver'>,
  sender: string,
): Promise<void> {
  const holdId = given.gift ? null : await sim.holdOfPacket(given.id);
  const hold =
    holdId === null
      ? null
      : sim.model.setAside(
          { id: holdId, uid: sender, currency: 'BEAN', expiresAt: given.expiresAt, isPacket: true },
          given.total,
        );
  if (given.gift) sim.model.add(`knapsack ${sender} ${given.gift.id}`, -given.total);
  sim.packets.push({ ...given, hold, taken: new Map(), isOver: false });
}

/** A packet for the class group. */
export function sendPacket(sim: Simulation, step: SimulationStep): Action {
  const uid = sim.member(step.member);
  const count = 1 + (step.nth % 5);
  const kind = step.other % 3 === 0 ? 'ordinary' : 'random';
  const beans = kind === 'ordinary' ? { per_amount: step.amount } : { total: step.amount };
  const total = kind === 'ordinary' ? step.amount * count : step.amount;
  return {
    key: `send ${uid} ${step.key}`,
    answeredMs: answeredADay,
    given: [count, kind, step.amount],
    run: () =>
      sim.testServer.call('redPackets.send', uid, {
        group_id: sim.groupId,
        kind,
        count,
        ...beans,
        request_id: step.key,
      }),
    foresee() {
      if (!sim.isInGroup(uid)) return 'request.forbidden';
      if (total < count) return 'packet.beans';
      if (sim.model.balance(uid, 'BEAN') < total) return 'wallet.insufficient_beans';
      return async (answer: { packet_id: string; balance: number }) => {
        const now = sim.testServer.clock.now();
        const times = { startsAt: now, expiresAt: now + packetLimits.packetMs };
        await keep(sim, { id: answer.packet_id, scene: 'class', count, total, gift: null, ...times }, uid);
        must(answer.balance === sim.model.balance(uid, 'BEAN'), 'the answered balance is wrong');
      };
    },
    other: () => sendPacket(sim, { ...step, amount: step.amount + 1 }),
  };
}

/** A bag of the teacher in the live session: beans, or gifts out of the knapsack. */
export function createBag(sim: Simulation, step: SimulationStep): Action {
  const uid = sim.teacher;
  const count = 1 + (step.nth % 5);
  const total = step.amount;
  const gift = step.other % 2 === 0 ? { sender: uid, id: 'chalk' } : null;
  return {
    key: `bag ${uid} ${step.key}`,
    answeredMs: answeredADay,
    given: [count, total, gift],
    run: () =>
      sim.testServer.call('livePackets.createBag', uid, {
        live_id: sim.liveId,
        kind: 'random',
        count,
        total,
        request_id: step.key,
        ...(gift && { gift_id: gift.id }),
      }),
    foresee() {
      if (total < count) return 'packet.beans';
      const owned = sim.model.books().get(`knapsack ${uid} chalk`) ?? 0;
      if (gift && owned < total) return 'gift.knapsack_short';
      if (!gift && sim.model.balance(uid, 'BEAN') < total) return 'wallet.insufficient_beans';
      return ({ bag }: { bag: { id: string } }) => {
        const now = sim.testServer.clock.now();
        const times = { startsAt: now, expiresAt: now + packetLimits.packetMs };
        return keep(sim, { id: bag.id, scene: 'bag', count, total, gift, ...times }, uid);
      };
    },
    other: () => createBag(sim, { ...step, amount: step.amount + 1 }),
  };
}

/** A rain of the teacher's beans. */
export function startRain(sim: Simulation, step: SimulationStep): Action {
  const uid = sim.teacher;
  const total = step.amount;
  const seconds = packetLimits.rainSecondsMin + (step.nth % 50);
  return {
    key: `rain ${uid} ${step.key}`,
    answeredMs: answeredADay,
    given: [total, seconds],
    async run() {
      // What the rain before has left is back by then.
      await sim.runDue(1);
      const body = { live_id: sim.liveId, total, seconds, per_user: taps, request_id: step.key };
      return sim.testServer.call('livePackets.startRain', uid, body);
    },
    settle: () => sim.settleDue(),
    foresee() {
      const isRunning = sim.packets.some(
        (packet) => packet.scene === 'rain' && !packet.isOver && sharesOf(packet) < packet.count,
      );
      if (isRunning) return 'packet.rain_running';
      if (sim.model.balance(uid, 'BEAN') < total) return 'wallet.insufficient_beans';
      return ({ rain }: { rain: { id: string } }) => {
        const startsAt = sim.testServer.clock.now() + packetLimits.rainLeadMs;
        const times = { startsAt, expiresAt: startsAt + seconds * 1_000 };
        const count = Math.min(total, packetLimits.rainDrops);
        return keep(sim, { id: rain.id, scene: 'rain', count, total, gift: null, ...times }, uid);
      };
    },
    other: () => startRain(sim, { ...step, amount: step.amount + 1 }),
  };
}

/** Takes a share out of the packet for the model, and looks whether there can be such a share. */
function take(sim: Simulation, packet: ModelPacket, uid: string, catchKey: string, amount: number): void {
  packet.taken.set(catchKey, amount);
  const sum = sumOf(packet);
  const left = packet.count - sharesOf(packet);
  must(sum <= packet.total - left, `${amount} is more than the other shares leave`);
  must(left > 0 || sum === packet.total, `all shares are ${sum} of ${packet.total}`);
  if (amount === 0) return;
  if (packet.gift) sim.model.add(`knapsack ${uid} ${packet.gift.id}`, amount);
  if (!packet.hold) return;
  sim.model.capture(packet.hold, amount);
  sim.model.putIn(uid, 'BEAN', amount);
}

/** A share of a class packet or a bag, once for each member. */
export function grab(
  sim: Simulation,
  step: SimulationStep,
  packet = sim.pick(
    sim.packets.filter(({ scene }) => scene !== 'rain'),
    step.nth,
  ),
): Action | null {
  if (!packet) return null;
  const uid = sim.member(step.member);
  const isClass = packet.scene === 'class';
  return {
    key: `${packet.scene} grab ${uid} ${step.key}`,
    given: packet.id,
    run: () =>
      isClass
        ? sim.testServer.call('redPackets.open', uid, { packet_id: packet.id, request_id: step.key })
        : sim.testServer.call('livePackets.robBag', uid, { bag_id: packet.id, request_id: step.key }),
    settle: () => settle(sim, packet),
    foresee() {
      if (packet.taken.has(uid)) return 'packet.already';
      if (isClass && !sim.isInGroup(uid)) return 'packet.members_only';
      if (packet.taken.size === packet.count) return 'packet.none_left';
      if (packet.isOver) return 'packet.expired';
      return (answer: Grabbed) => take(sim, packet, uid, uid, amountOf(answer));
    },
    other: () => null,
  };
}

/** A catch in a rain. */
export function catchRain(
  sim: Simulation,
  step: SimulationStep,
  packet = sim.packets.findLast(({ scene }) => scene === 'rain'),
): Action | null {
  if (!packet) return null;
  const uid = sim.member(step.member);
  const tap = 1 + (step.nth % (taps + 1));
  const catchKey = `${uid} ${tap}`;
  return {
    given: [packet.id, tap],
    run: () =>
      sim.testServer.call('livePackets.catchRain', uid, {
        rain_id: packet.id,
        tap_no: tap,
        request_id: `${step.key}-${uid}`,
      }),
    settle: () => settle(sim, packet),
    foresee() {
      const before = packet.taken.get(catchKey);
      const now = sim.testServer.clock.now();
      // A catch is known by its number: received again, it is answered as before.
      if (before !== undefined)
        return ({ amount }: { amount: number }) =>
          must(amount === before, `catch ${tap} was ${before} before, now ${amount}`);
      if (now < packet.startsAt) return 'packet.not_begun';
      if (packet.expiresAt <= now) return 'packet.expired';
      if (tap > taps) return 'packet.taps_over';
      return ({ amount }: { amount: number }) => take(sim, packet, uid, catchKey, amount);
    },
  };
}
