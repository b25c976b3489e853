import { calls as liveCalls } from '@goldbean/contract/live';
import { calls, orderPlace, type WantedGoods } from '@goldbean/contract/money';
import { agreements, type CallData, type CallInput } from '@goldbean/contract/shared';
import { request } from '../../../shared/api/index.ts';
import { paths } from '../../../shared/paths/index.ts';
import type { PayMethods } from '../../../shared/pay-methods/index.ts';

/** A product of the live session, with its group purchase. */
export type Good = CallData<typeof calls.shop.liveProducts>['list'][number];
export type PurchaseMember = CallData<typeof calls.shop.groupPurchaseMembers>['list'][number];
export type OwnCart = CallData<typeof calls.shop.cart>;
export type OwnCartLine = OwnCart['items'][number];
/** So many of a product. */
export type OrderedGoods = WantedGoods;
/** What is ordered in a live session. */
export type ShopOrderInput = Omit<
  CallInput<typeof calls.shop.createOrder>,
  'request_id' | 'return_url' | 'live_id'
> & {
  readonly live_id: string;
};
export type GroupPurchasePlace = CallData<typeof calls.shop.joinGroupPurchase>;

export type ChannelProduct = CallData<typeof calls.shop.channelProducts>['list'][number];

/** C100. */
export const listChannelProducts = (channelId: string, page: number) =>
  request(calls.shop.channelProducts, { channel_id: channelId, page, page_size: 100 });

/** C007. */
export const loadGoods = async (liveId: string): Promise<Good[]> =>
  (await request(calls.shop.liveProducts, { live_id: liveId })).list;

/** G127: what is kept for me. */
export const loadCart = (liveId: string): Promise<OwnCart> => request(calls.shop.cart, { live_id: liveId });

/** G126: keeps this in place of what was kept. */
export const saveCart = (liveId: string, items: readonly OrderedGoods[]): Promise<OwnCart> =>
  request(calls.shop.saveCart, { live_id: liveId, items: [...items] });

/** C085: ways to pay so much. */
export const loadMethods = async (amount: number, currency: Good['currency']): Promise<PayMethods> =>
  (await request(calls.orders.methods, { scene: 'product', amount, currency })).methods;

/**
 * Where the browser comes back to from a payment: the page of the order, which leads on to where the shop stands.
 * @param back the address of that in the app: the room, or the replay
 * @returns absolute
 */
export const payPageOf = (back: string, orderNo: string): string =>
  new URL(paths.pay.href({ order: orderNo, to: back }), window.location.origin).href;

/**
 * G125. The same `requestId` orders once, and takes from the stock once.
 * @param back as of `payPageOf`
 * @returns the order's number
 * @throws ApiError `shop.*`, `order.*`, `live.*`, `request.agreement_required`
 */
export const createOrder = async (wish: ShopOrderInput, back: string, requestId: string): Promise<string> =>
  (
    await request(calls.shop.createOrder, {
      ...wish,
      return_url: payPageOf(back, orderPlace),
      request_id: requestId,
    })
  ).order_no;

/** C092: joins the group purchase of a product, or opens it. @throws ApiError `shop.group_*`, `live.*` */
export const joinGroup = (
  liveId: string,
  productId: string,
  requestId: string,
): Promise<GroupPurchasePlace> =>
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
