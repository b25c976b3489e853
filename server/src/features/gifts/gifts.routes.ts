import { giftCalls } from '@goldbean/contract';
import { handlersFor } from '../../platform/http/index.ts';
import type { Gifts } from './gifts.service.ts';

export const giftRoutes = (gifts: Gifts) =>
  handlersFor(giftCalls, {
    giftList: (input) => gifts.list(input),
    knapsack: (_input, { caller }) => gifts.knapsack(caller.uid),
    giveGift: (input, { caller, intent }) => gifts.give(caller.uid, input, intent),
    giveBarrage: (input, { caller, intent }) => gifts.barrage(caller.uid, input, intent),
  });
