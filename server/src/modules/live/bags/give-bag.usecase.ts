import { bagLimits, luckyBagKinds, type CallAnswer, type CallRequest, type calls } from '@goldbean/contract';
import type { Actor } from '../../../platform/actor.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/refusal.ts';
import { askedOf } from './bags.domain.ts';
import type { BagPorts } from './bags.ports.ts';
import { findWaiting, insertBag } from './bags.repository.ts';
import type { Conditions } from './conditions.access.ts';
import { hashOfDraw } from './draw.domain.ts';
import { drawJob, type BagDraw } from './draw-bag.job.ts';
import type { BagViews } from './bags.views.ts';

type BagDistributionRequest = CallRequest<typeof calls.bags.distribution>;
type BagsDistributionAnswer = CallAnswer<typeof calls.bags.distribution>;

const seedBytes = 32;

/** Gives bags: the prizes are held and the seed is committed to before anybody can join. */
export function createGiveBag(ports: BagPorts, conditions: Conditions, views: BagViews, drawing: BagDraw) {
  const { clock, ids, random, jobs, lives, gifts, rooms, wallet } = ports;

  /** @throws Refusal `bag.blessing_free`, `bag.condition_unavailable`, `gift.missing` */
  async function check(
    tx: Tx,
    { kind, prize, conditions: given = {} }: BagDistributionRequest,
  ): Promise<void> {
    const asked = askedOf(given);
    if (kind === luckyBagKinds.blessing && asked.length > 0) refuse('bag.blessing_free');
    const offers = conditions.offers();
    if (asked.some(({ key }) => !offers.includes(key))) refuse('bag.condition_unavailable');
    const named = [given.gift, prize.type === 'gift' ? prize.gift_id : undefined].filter(
      (giftId) => giftId !== undefined,
    );
    const known = await gifts.many(tx, named);
    if (named.some((giftId) => !known.has(giftId))) refuse('gift.missing');
  }

  /** Takes the prizes of a bag from its giver. @returns the hold of beans; null for gifts */
  async function hold(
    tx: Tx,
    { prize, winners }: BagDistributionRequest,
    { bagId, giver, expiresAt }: { bagId: string; giver: string; expiresAt: number },
  ): Promise<string | null> {
    if (prize.type === 'gift') {
      const left = await gifts.takeFromKnapsack(tx, giver, prize.gift_id, prize.n * winners);
      return left === null ? refuse('gift.knapsack_short') : null;
    }
    const { holdId } = await wallet.hold(tx, {
      uid: giver,
      currency: 'BEAN',
      amount: prize.amount * winners,
      expiresAt,
      cause: { type: 'lucky_bag', id: bagId, note: null },
      actor: giver,
      requestId: undefined,
    });
    return holdId;
  }

  return {
    /** Ends a bag of the live session whose time is over, so that another can be given. */
    async settleWaiting(liveId: string): Promise<void> {
      const waiting = await findWaiting(ports.database.reader, liveId);
      if (waiting && drawing.isDue(waiting)) await drawing.settle(waiting.bag_id);
    },

    /** C070. */
    async give(tx: Tx, actor: Actor, given: BagDistributionRequest): Promise<BagsDistributionAnswer> {
      const { live_id, kind, prize, winners, duration } = given;
      await lives.needRunner(tx, live_id, actor);
      const { room, channelId } = await lives.onAir(tx, live_id);
      await check(tx, given);
      if (await findWaiting(tx, live_id)) refuse('bag.running');
      const bagId = ids.next();
      const now = clock.now();
      const drawsAt = now + duration * 1_000;
      const expiresAt = drawsAt + bagLimits.bagKeptMs;
      const seed = random.bytes(seedBytes).toString('hex');
      await jobs.at(tx, drawJob, { bag_id: bagId }, drawsAt);
      const row = await insertBag(tx, {
        bag_id: bagId,
        live_id,
        channel_id: channelId,
        room,
        kind,
        giver: actor.uid,
        gift_id: prize.type === 'gift' ? prize.gift_id : null,
        each: prize.type === 'gift' ? prize.n : prize.amount,
        winners,
        hold_id: await hold(tx, given, { bagId, giver: actor.uid, expiresAt }),
        conditions: given.conditions ?? {},
        seed,
        hash: hashOfDraw(bagId, seed),
        starts_at: now,
        draws_at: drawsAt,
        kept_until: expiresAt,
      });
      // Two at once: the second has waited for the first.
      if (!row) return refuse('bag.running');
      const bag = await views.bag(tx, row);
      await rooms.announce(tx, room, { kind: 'lucky_start', bag });
      return { bag };
    },
  };
}
export type BagGiving = ReturnType<typeof createGiveBag>;
