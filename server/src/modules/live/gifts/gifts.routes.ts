import { calls } from '@goldbean/contract';
import { handlersFor } from '../../../platform/http/index.ts';
import type { Gifts } from './gifts.service.ts';

export const giftRoutes = (gifts: Gifts) => ({
  gifts: handlersFor(calls.gifts, {
    list: (input, { caller }) => gifts.list(caller.uid, input),
    knapsack: (_input, { caller }) => gifts.knapsack(caller.uid),
    give: (input, { caller, intent }) => gifts.give(caller.uid, input, intent),
    activities: (input, { caller }) => gifts.activities.list(caller.uid, input),
    activityGifts: (input, { caller }) => gifts.activities.ofActivities(caller.uid, input),
    featured: (input, { caller }) => gifts.activities.ofFeatured(caller.uid, input),
    rankInfo: (input, { caller }) => gifts.ranks.info(caller, input),
    barrage: (input, { caller, intent }) => gifts.barrage(caller.uid, input, intent),
  }),
});
