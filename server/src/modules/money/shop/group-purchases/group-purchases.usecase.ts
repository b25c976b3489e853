import type { CallAnswer, CallRequest, calls } from '@goldbean/contract';
import type { IdempotencyKey } from '../../../../platform/idempotency.ts';
import type { ShopDeps } from '../shop.ports.ts';
import { createGroupEnds } from './end-group-purchase.job.ts';
import type { GroupPlaces } from './group-places.usecase.ts';
import { createGroupJoining } from './join-group-purchase.usecase.ts';
import { createGroupReading } from './show-group-purchase.usecase.ts';

/**
 * Buying together (D66): the first to join opens the group, and it is reached when enough have; then each orders their
 * place. One that is not full by its end is over: nobody has paid anything, and the next one to join opens another.
 */
export function createGroupPurchases(ports: ShopDeps, places: GroupPlaces) {
  const { database, idempotency } = ports;
  const join = createGroupJoining(ports, places, createGroupEnds(ports));

  return {
    ...createGroupReading(ports),

    /** C092. Once per member; the last place goes to one. */
    join: (
      uid: string,
      given: CallRequest<typeof calls.shop.joinGroupPurchase>,
      intent: IdempotencyKey,
    ): Promise<CallAnswer<typeof calls.shop.joinGroupPurchase>> =>
      database.transaction((tx) => idempotency.once(tx, intent, () => join(tx, uid, given))),
  };
}
