import type { CallAnswer, CallRequest, calls } from '@goldbean/contract';
import type { Actor } from '../../../platform/actor.ts';
import type { Reader } from '../../../platform/database/index.ts';
import type { IdempotencyKey } from '../../../platform/idempotency.ts';
import { createConditions } from './conditions.access.ts';
import { createBagAccess } from './bags.access.ts';
import type { BagPorts } from './bags.ports.ts';
import { findPlaces, findWaiting } from './bags.repository.ts';
import { createGiveBag } from './give-bag.usecase.ts';
import { createBagDraw, drawJob } from './draw-bag.job.ts';
import { createJoinBag } from './join-bag.usecase.ts';
import { createBagReading } from './view-bags.usecase.ts';
import { createBagViews } from './bags.views.ts';

type JoinBagRequest = CallRequest<typeof calls.bags.participate>;
type JoinBagAnswer = CallAnswer<typeof calls.bags.participate>;
type GiveBagRequest = CallRequest<typeof calls.bags.distribution>;
type GiveBagAnswer = CallAnswer<typeof calls.bags.distribution>;

/** Lucky and blessing bags of live sessions (D19, domain 3.5): a draw among those who joined, which anybody can repeat. */
export function createBags(ports: BagPorts) {
  const { database, idempotency, jobs } = ports;
  const conditions = createConditions(ports);
  const views = createBagViews(ports, conditions);
  const drawing = createBagDraw(ports);
  const distributing = createGiveBag(ports, conditions, views, drawing);
  const joining = createJoinBag(ports, conditions);
  const access = createBagAccess(ports, drawing);

  jobs.define(drawJob, async ({ bag_id: bagId }) => {
    if (typeof bagId === 'string') await drawing.settle(bagId);
  });

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
    ...createBagReading(ports, access, conditions, views, distributing),

    /** C046: once for each member. */
    async participate(uid: string, given: JoinBagRequest, intent: IdempotencyKey): Promise<JoinBagAnswer> {
      const bag = await access.seen(given.bag_id, uid);
      await joining.say(bag, uid, given);
      return database.transaction((tx) =>
        idempotency.once(tx, intent, () => joining.join(tx, given.bag_id, uid)),
      );
    },

    /** C070. */
    async distribution(actor: Actor, given: GiveBagRequest, intent: IdempotencyKey): Promise<GiveBagAnswer> {
      await distributing.settleWaiting(given.live_id);
      return database.transaction((tx) =>
        idempotency.once(tx, intent, () => distributing.give(tx, actor, given)),
      );
    },
  };
}
export type Bags = ReturnType<typeof createBags>;
