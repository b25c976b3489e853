import { bagLimits, type CallAnswer, type CallRequest, type calls } from '@goldbean/contract';
import type { Actor } from '../../../platform/actor.ts';
import type { Reader } from '../../../platform/database/index.ts';
import type { IdempotencyKey } from '../../../platform/idempotency.ts';
import { refuse } from '../../../platform/refusal.ts';
import { createConditions } from './conditions.access.ts';
import type { BagPorts } from './bags.ports.ts';
import {
  findBag,
  findBags,
  findEntries,
  findPlaces,
  findShown,
  findWaiting,
  findWins,
  hasJoined,
} from './bags.repository.ts';
import type { BagRow } from './bags.tables.ts';
import { createGiveBag } from './give-bag.usecase.ts';
import { createBagDraw, drawJob } from './draw-bag.job.ts';
import { createJoinBag } from './join-bag.usecase.ts';
import { createBagViews } from './bags.views.ts';

type BagsRequest<Name extends keyof typeof calls.bags> = CallRequest<(typeof calls.bags)[Name]>;
type BagsAnswer<Name extends keyof typeof calls.bags> = CallAnswer<(typeof calls.bags)[Name]>;

/** Lucky and blessing bags of live sessions (D19, domain 3.5): a draw among those who joined, which anybody can repeat. */
export function createBags(ports: BagPorts) {
  const { database, clock, idempotency, jobs, lives } = ports;
  const { reader } = database;
  const conditions = createConditions(ports);
  const views = createBagViews(ports, conditions);
  const drawing = createBagDraw(ports);
  const distributing = createGiveBag(ports, conditions, views, drawing);
  const joining = createJoinBag(ports, conditions);

  jobs.define(drawJob, async ({ bag_id: bagId }) => {
    if (typeof bagId === 'string') await drawing.settle(bagId);
  });

  /** A bag the member may look at; when it is due it has been drawn. */
  async function seen(bagId: string, uid: string): Promise<BagRow> {
    const bag = (await findBag(reader, bagId)) ?? refuse('bag.missing');
    await lives.enter(reader, bag.live_id, uid);
    if (!drawing.isDue(bag)) return bag;
    await drawing.settle(bagId);
    return (await findBag(reader, bagId)) ?? refuse('bag.missing');
  }

  return {
    /** Registers who judges a condition. */
    condition: conditions.register,
    /** In the transaction that ends a live session. */
    onOver: drawing.onOver,
    /** Ids of the bags that wait in a live session: one, or none. */
    waiting: async (from: Reader, liveId: string): Promise<string[]> => {
      const row = await findWaiting(from, liveId);
      return row ? [row.bag_id] : [];
    },
    /** The live sessions in which these bags were given. */
    placesOf: findPlaces,

    /** C043. */
    async info(uid: string, { live_id }: BagsRequest<'info'>): Promise<BagsAnswer<'info'>> {
      await lives.enter(reader, live_id, uid);
      await distributing.settleWaiting(live_id);
      const now = clock.now();
      const row = await findShown(reader, live_id, now - bagLimits.bagShownMs);
      if (!row) return { bag: null, joined: false, server_ts: now };
      const joined = await hasJoined(reader, row.bag_id, uid);
      return { bag: await views.bag(reader, row), joined, server_ts: now };
    },

    /** C044. */
    async detail(uid: string, { bag_id }: BagsRequest<'detail'>): Promise<BagsAnswer<'detail'>> {
      const row = await seen(bag_id, uid);
      const bag = await views.bag(reader, row);
      return { bag, conditions: await conditions.standing(reader, row, uid), entries: bag.entries };
    },

    /** C045. */
    async award(uid: string, { bag_id }: BagsRequest<'award'>): Promise<BagsAnswer<'award'>> {
      const row = await seen(bag_id, uid);
      const winners = await findWins(reader, bag_id);
      const personOf = await views.people(reader, winners);
      const won = winners.includes(uid);
      return {
        drawn: row.state === 'drawn',
        winners: winners.map(personOf),
        mine: { won, prize: won ? await views.prize(reader, row) : null },
      };
    },

    /** C046: once for each member. */
    async participate(
      uid: string,
      given: BagsRequest<'participate'>,
      intent: IdempotencyKey,
    ): Promise<BagsAnswer<'participate'>> {
      const bag = await seen(given.bag_id, uid);
      await joining.say(bag, uid, given);
      return database.transaction((tx) =>
        idempotency.once(tx, intent, () => joining.join(tx, given.bag_id, uid)),
      );
    },

    /** C069. */
    async isParticipate(
      uid: string,
      { bag_id }: BagsRequest<'isParticipate'>,
    ): Promise<BagsAnswer<'isParticipate'>> {
      await seen(bag_id, uid);
      return { joined: await hasJoined(reader, bag_id, uid) };
    },

    /** C070. */
    async distribution(
      actor: Actor,
      given: BagsRequest<'distribution'>,
      intent: IdempotencyKey,
    ): Promise<BagsAnswer<'distribution'>> {
      await distributing.settleWaiting(given.live_id);
      return database.transaction((tx) =>
        idempotency.once(tx, intent, () => distributing.give(tx, actor, given)),
      );
    },

    /** G240. */
    async proof(uid: string, { bag_id }: BagsRequest<'proof'>): Promise<BagsAnswer<'proof'>> {
      const { state, hash, seed } = await seen(bag_id, uid);
      if (state !== 'drawn') return refuse('bag.not_drawn');
      const entries = await findEntries(reader, bag_id);
      return { hash, seed, entries, winners: await findWins(reader, bag_id) };
    },

    /** G241. */
    async list(actor: Actor, { live_id, page, page_size }: BagsRequest<'list'>): Promise<BagsAnswer<'list'>> {
      await lives.needRunner(reader, live_id, actor);
      await distributing.settleWaiting(live_id);
      const { rows, total } = await findBags(reader, live_id, { page, pageSize: page_size });
      const list = await views.bags(reader, rows);
      return { list, total, page, page_size, offers: conditions.offers() };
    },
  };
}
export type Bags = ReturnType<typeof createBags>;
