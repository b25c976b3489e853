import type { LuckyVoidReason } from '@goldbean/contract';
import type { Tx } from '../../../platform/database/index.ts';
import { totalOf } from './bags.domain.ts';
import type { BagPorts } from './bags.ports.ts';
import {
  countEntries,
  endBag,
  excludeEntries,
  findEntries,
  hasten,
  insertWins,
  takeForDrawing,
} from './bags.repository.ts';
import type { BagRow } from './bags.tables.ts';
import { drawWinners } from './draw.domain.ts';

export const drawJob = 'lucky-bag.draw';

/** How bags end: drawn once, or void; what nobody won goes back to the giver at once. */
export function createBagDraw(ports: BagPorts) {
  const { database, clock, users, lives, gifts, rooms, wallet, jobs } = ports;

  /** Those who joined and may win: they are neither gone nor removed from the room. */
  async function mayWin(tx: Tx, bag: BagRow): Promise<string[]> {
    const joined = await findEntries(tx, bag.bag_id);
    const known = await users.many(tx, joined);
    const access = await lives.accessAmong(tx, bag.room, joined);
    const may = joined.filter((uid) => known.has(uid) && !access.get(uid)?.join);
    const here = new Set(may);
    await excludeEntries(
      tx,
      bag.bag_id,
      joined.filter((uid) => !here.has(uid)),
    );
    return may;
  }

  /** Pays the winners, and the giver what is left. The wallet's locks come last. */
  async function pay(tx: Tx, bag: BagRow, winners: readonly string[]): Promise<void> {
    const rest = totalOf(bag) - winners.length * bag.each;
    if (bag.gift_id !== null) {
      const given = winners.map((uid) => ({ uid, n: bag.each }));
      if (rest > 0) given.push({ uid: bag.giver, n: rest });
      // Everybody's rows in one order, so that two bags cannot wait for each other.
      for (const { uid, n } of given.toSorted((a, b) => (a.uid < b.uid ? -1 : 1)))
        await gifts.addToKnapsack(tx, uid, bag.gift_id, n);
    }
    if (bag.hold_id === null) return;
    if (winners.length > 0)
      await wallet.handOut(tx, {
        holdId: bag.hold_id,
        shares: winners.map((uid) => ({ uid, amount: bag.each })),
        source: 'lucky_bag',
        kind: 'lucky_bag',
        cause: { type: 'lucky_bag', id: bag.bag_id, note: null },
        actor: 'system',
      });
    if (rest > 0) await wallet.release(tx, bag.hold_id, 'system');
  }

  async function end(
    tx: Tx,
    bag: BagRow,
    winners: readonly string[],
    voidReason: LuckyVoidReason | null,
  ): Promise<void> {
    const { bag_id: bagId } = bag;
    await insertWins(tx, bagId, winners);
    await endBag(tx, bagId, voidReason, clock.now());
    const known = await users.many(tx, winners);
    await rooms.announce(tx, bag.room, {
      kind: 'lucky_end',
      bag_id: bagId,
      state: voidReason === null ? 'drawn' : 'void',
      void_reason: voidReason,
      winners: winners.map((uid) => {
        const user = known.get(uid);
        return { uid, nickname: user?.nickname ?? '', img: user?.img ?? '' };
      }),
      entries: (await countEntries(tx, [bagId])).get(bagId) ?? 0,
    });
    await pay(tx, bag, winners);
  }

  return {
    /** By the job, and before somebody looks: a bag that is due is drawn, once, whoever asks. */
    async settle(bagId: string): Promise<void> {
      await database.transaction(async (tx) => {
        const bag = await takeForDrawing(tx, bagId, clock.now());
        if (!bag) return;
        if (await lives.isStopped(tx, bag.live_id)) return end(tx, bag, [], 'stopped');
        // Its beans are, or will be at any moment, with the giver again.
        if (bag.kept_until <= clock.now()) return end(tx, bag, [], 'late');
        const winners = drawWinners(bag.seed, await mayWin(tx, bag), bag.winners);
        await end(tx, bag, winners, winners.length === 0 ? 'nobody' : null);
      });
    },
    /** Whether a bag that was read waits for `settle`. */
    isDue: (bag: BagRow): boolean => bag.state === 'open' && bag.draws_at <= clock.now(),
    /** The live session is over: its bag is drawn now among those who joined, or void when it was stopped. */
    async onOver(tx: Tx, liveId: string): Promise<void> {
      const now = clock.now();
      const bagId = await hasten(tx, liveId, now);
      if (bagId !== undefined) await jobs.at(tx, drawJob, { bag_id: bagId }, now);
    },
  };
}
export type BagDraw = ReturnType<typeof createBagDraw>;
