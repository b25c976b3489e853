import { calls as liveCalls } from '@goldbean/contract/live';
import { calls, type WantedGoods } from '@goldbean/contract/money';
import { agreements, type CallData, type CallInput } from '@goldbean/contract/shared';
import { request } from '../../../shared/api/index.ts';
import type { PayMethods } from '../../../shared/pay-methods/index.ts';

/** A product of the live session, with its group purchase. */
export type Good = CallData<typeof calls.shop.liveProducts>['list'][number];
export type GroupMember = CallData<typeof calls.shop.groupPurchaseMembers>['list'][number];
export type Cart = CallData<typeof calls.shop.cart>;
export type CartLine = Cart['items'][number];
/** So many of a product. */
export type Wanted = WantedGoods;
export type OrderWish = Omit<CallInput<typeof calls.shop.createOrder>, 'request_id'>;
export type Place = CallData<typeof calls.shop.joinGroupPurchase>;

/** C007. */
export const loadGoods = async (liveId: string): Promise<Good[]> =>
  (await request(calls.shop.liveProducts, { live_id: liveId })).list;

/** G127: what is kept for me. */
export const loadCart = (liveId: string): Promise<Cart> => request(calls.shop.cart, { live_id: liveId });

/** G126: keeps this in place of what was kept. */
export const saveCart = (liveId: string, items: readonly Wanted[]): Promise<Cart> =>
  request(calls.shop.saveCart, { live_id: liveId, items: [...items] });

/** C085: ways to pay so much. */
export const loadMethods = async (amount: number, currency: Good['currency']): Promise<PayMethods> =>
  (await request(calls.orders.methods, { scene: 'product', amount, currency })).methods;

/**
 * G125. The same `requestId` orders once, and takes from the stock once.
 * @returns the order's number
 * @throws ApiError `shop.*`, `order.*`, `live.*`, `request.agreement_required`
 */
export const createOrder = async (wish: OrderWish, requestId: string): Promise<string> =>
  (await request(calls.shop.createOrder, { ...wish, request_id: requestId })).order_no;

/** C092: joins the group purchase of a product, or opens it. @throws ApiError `shop.group_*`, `live.*` */
export const joinGroup = (liveId: string, productId: string, requestId: string): Promise<Place> =>
  request(calls.shop.joinGroupPurchase, {
    live_id: liveId,
    product_id: productId,
    agree: 1,
    agreement_version: agreements.service.version,
    request_id: requestId,
  });

/** C094. */
export const loadMembers = (groupId: string, page: number) =>
  request(calls.shop.groupPurchaseMembers, { tuangou_id: groupId, page });

/** C062. @returns the one that is presented now */
export const present = async (liveId: string, productId: string | null): Promise<string | null> =>
  (await request(liveCalls.streaming.changeProduct, { live_id: liveId, product_id: productId ?? '0' }))
    .current;
