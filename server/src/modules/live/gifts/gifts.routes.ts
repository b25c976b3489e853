import { calls } from '@goldbean/contract';
import { handlersFor } from '../../../platform/http/index.ts';
import type { Gifts } from './gifts.service.ts';

export const giftRoutes = (gifts: Gifts) => ({
  gifts: handlersFor(calls.gifts, {
    list: (input) => gifts.list(input),
    knapsack: (_input, { caller }) => gifts.knapsack(caller.uid),
    give: (input, { caller, intent }) => gifts.give(caller.uid, input, intent),
    activities: (input) => gifts.activities.list(input),
    activityGifts: (input) => gifts.activities.ofActivities(input),
    featured: (input) => gifts.activities.ofFeatured(input),
    rankInfo: (input, { caller }) => gifts.ranks.info(caller, input),
    barrage: (input, { caller, intent }) => gifts.barrage(caller.uid, input, intent),
  }),
});
