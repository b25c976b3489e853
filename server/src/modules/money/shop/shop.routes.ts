import { calls } from '@goldbean/contract';
import { handlersFor } from '../../../platform/http/index.ts';
import type { Shop } from './shop.service.ts';

export const shopRoutes = (shop: Shop) => ({
  shop: handlersFor(calls.shop, {
    liveProducts: (input, { caller }) => shop.ofLive(caller.uid, input),
    product: (input) => shop.product(input),
    channelProducts: (input) => shop.ofChannel(input),
    joinGroupPurchase: (input, { caller, intent }) => shop.groupPurchases.join(caller.uid, input, intent),
    groupPurchase: (input, { caller }) => shop.groupPurchases.get(caller.uid, input),
    groupPurchaseMembers: (input) => shop.groupPurchases.members(input),
    inGroupPurchase: ({ product_id }, { caller }) => shop.groupPurchases.mine(caller.uid, product_id),
  }),
});
