import { calls } from '@goldbean/contract';
import { handlersFor } from '../../../platform/http/index.ts';
import type { Shop } from './shop.service.ts';

export const shopRoutes = (shop: Shop) => ({
  shop: handlersFor(calls.shop, {
    detail: (input, { caller }) => shop.detail(caller.uid, input),
    list: (input, { caller }) => shop.list(caller.uid, input),
    liveProducts: (input, { caller }) => shop.ofLive(caller.uid, input),
    product: (input) => shop.product(input),
    productOld: (input) => shop.product(input),
    channelProducts: (input) => shop.ofChannel(input),
    joinGroupPurchase: (input, { caller, intent }) => shop.groupPurchases.join(caller.uid, input, intent),
    groupPurchase: (input, { caller }) => shop.groupPurchases.get(caller.uid, input),
    groupPurchaseMembers: (input, { caller }) => shop.groupPurchases.members(caller.uid, input),
    inGroupPurchase: ({ product_id }, { caller }) => shop.groupPurchases.mine(caller.uid, product_id),
    createOrder: (input, { caller, intent, origin }) => shop.order(caller.uid, input, intent, origin),
    saveCart: (input, { caller }) => shop.carts.save(caller.uid, input),
    cart: (input, { caller }) => shop.carts.mine(caller.uid, input),
  }),
});
