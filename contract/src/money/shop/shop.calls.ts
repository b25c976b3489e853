import { z } from 'zod';
import { defineCall, defineCalls } from '../../call.ts';
import { agreementVersion } from '../../shared/agreements.ts';
import { entryErrors } from '../../shared/entry.ts';
import {
  flag,
  id,
  json,
  listOf,
  paging,
  requestId,
  returnUrl,
  shanghaiTime,
  ticked,
  timestamp,
  user,
} from '../../shared/fields.ts';
import { minorUnits, orderPayType, payStep } from '../orders/orders.schema.ts';
import { moneyCurrency } from '../wallet/wallet.schema.ts';
import {
  cart,
  groupPurchase,
  groupPurchaseState,
  product,
  productDetail,
  wantedItems,
} from './shop.schema.ts';

/** What is sold in a live session (S49, E27), and buying it together (D66). */
export const shopCalls = defineCalls({
  detail: defineCall({
    id: 'C001',
    method: 'GET',
    service: 'live_mall',
    path: 'api/product/detail',
    summary: 'One product with the ways to pay it, and how many of it I have ordered.',
    input: z.object({ product_id: id() }),
    output: productDetail,
    errors: ['shop.product_missing'],
  }),
  list: defineCall({
    id: 'C002',
    method: 'GET',
    service: 'live_mall',
    path: 'api/product/list',
    summary: 'The goods of a live session in its order, page by page.',
    input: z.object({ live_id: id(), ...paging }),
    output: listOf(productDetail),
    errors: ['live.missing', ...entryErrors],
  }),
  liveProducts: defineCall({
    id: 'C007',
    service: 'live_mall',
    path: 'api/s_product/list',
    summary:
      'The goods of a live session in its order, which of them is being presented, and their group purchases.',
    encoding: 'query',
    input: z.object({ live_id: id() }),
    output: z.object({
      list: z.array(
        product.extend({
          /** It is being presented now; at most one of a live session (C062). */
          current: z.boolean(),
          /** Null for goods that are not sold to groups. */
          group: groupPurchase.nullable(),
        }),
      ),
    }),
    errors: ['live.missing', ...entryErrors],
  }),
  product: defineCall({
    id: 'C008',
    service: 'live_mall',
    path: 'api/s_product/one',
    summary: 'One product.',
    encoding: 'query',
    input: z.object({ product_id: id() }),
    output: z.object({ product }),
    errors: ['shop.product_missing'],
  }),
  productOld: defineCall({
    id: 'C099',
    service: 'hljw',
    path: 'api/pindao/getProduct',
    summary: 'Older form of live_mall/api/s_product/one.',
    input: z.object({ product_id: id() }),
    output: z.object({ product }),
    errors: ['shop.product_missing'],
  }),
  channelProducts: defineCall({
    id: 'C100',
    service: 'hljw',
    path: 'api/pindao/getProducts',
    summary: 'What a channel has on sale, the newest first.',
    input: z.object({ channel_id: id(), ...paging }),
    output: listOf(product),
  }),
  joinGroupPurchase: defineCall({
    id: 'C092',
    service: 'live_tuangou',
    path: 'api/tuangou/follow',
    summary:
      'Join the group purchase of a product, or open it as the first; it is ordered (G125) once it is reached.',
    writes: true,
    input: z
      .object({
        tuangou_id: id().optional(),
        product_id: id().optional(),
        live_id: id(),
        /** The service agreement; its version of that moment is kept with the place (V35, S39). */
        agree: ticked('request.agreement_required'),
        agreement_version: agreementVersion(),
        request_id: requestId(),
      })
      .refine(
        ({ tuangou_id, product_id }) => (tuangou_id === undefined) !== (product_id === undefined),
        'request.invalid',
      ),
    output: z.object({
      tuangou_id: z.string(),
      state: groupPurchaseState,
      joined: z.number().int(),
      /** Places that are left. */
      left: z.number().int(),
    }),
    errors: [
      'request.agreement_required',
      'order.agreement_changed',
      'live.missing',
      'live.not_on_air',
      ...entryErrors,
      'shop.product_missing',
      'shop.sold_out',
      'shop.no_group_purchase',
      'shop.group_joined',
      'shop.group_full',
      'shop.group_over',
      'system.repeated',
    ],
  }),
  groupPurchase: defineCall({
    id: 'C093',
    service: 'live_tuangou',
    path: 'api/tuangou/get',
    summary:
      'A group purchase: by its id, or that of the product presented in a live session (null without one).',
    input: z
      .object({ tuangou_id: id().optional(), live_id: id().optional() })
      .refine(
        ({ tuangou_id, live_id }) => (tuangou_id === undefined) !== (live_id === undefined),
        'request.invalid',
      ),
    output: z.object({ tuangou: groupPurchase.extend({ product }).nullable() }),
    errors: ['live.missing', ...entryErrors, 'shop.no_group_purchase'],
  }),
  groupPurchaseMembers: defineCall({
    id: 'C094',
    service: 'live_tuangou',
    path: 'api/tuangou/followers/list',
    summary: 'Who has joined a group purchase, first come first, and who of them has paid.',
    input: z.object({ tuangou_id: id(), ...paging }),
    output: listOf(user.extend({ paid: z.boolean() })),
    errors: [...entryErrors, 'shop.no_group_purchase'],
  }),
  inGroupPurchase: defineCall({
    id: 'C095',
    service: 'live_tuangou',
    path: 'api/tuangou/join/exist',
    summary: 'Whether I am in a group purchase of this product that is not over.',
    input: z.object({ product_id: id() }),
    output: z.object({ exist: z.boolean(), tuangou_id: z.string().optional() }),
    errors: ['shop.product_missing'],
  }),
  createOrder: defineCall({
    id: 'G125',
    service: 'live_mall',
    path: 'api/shop/order/create',
    summary:
      'Orders goods of a live session, or my place of a group purchase that was reached, and begins the payment; C086 tells where it stands. The stock is taken here, once, and goes back when the order ends unpaid.',
    rate: 'money',
    writes: true,
    input: z
      .object({
        /** Of one currency, each product once; of a group purchase its product alone, once. */
        items: json(wantedItems(1)),
        /** Where they are sold; left out, they are goods of one channel that are bought outside of a live session. */
        live_id: id().optional(),
        /** My place of this group purchase, at its price; it names its live session itself. */
        tuangou_id: id().optional(),
        pay_type: orderPayType(),
        /** The service agreement; its version is kept with the order (V35, S39). */
        agree: ticked('request.agreement_required'),
        agreement_version: agreementVersion(),
        /** 1: ordered from the cart of the live session, whose lines of these goods leave it. */
        from_cart: flag().optional(),
        /** Where the payer's browser comes back to: a page of ours; `orderPlace` in it becomes the order's number. */
        return_url: returnUrl(),
        request_id: requestId(),
      })
      .refine(({ live_id, from_cart }) => from_cart !== true || live_id !== undefined, {
        path: ['live_id'],
        message: 'request.invalid',
      }),
    output: z.object({
      order_no: z.string(),
      amount: minorUnits(),
      currency: moneyCurrency,
      /**
       * How the payer goes on, as G155 answers it. Null when the order stands and its payment could not begin, since the
       * payment service is silent or a repeat finds it settled or closed: G154 tells how it stands, G155 begins it.
       */
      pay: payStep.nullable(),
      expires: shanghaiTime(),
      expires_ts: timestamp(),
    }),
    errors: [
      'request.agreement_required',
      'order.agreement_changed',
      'live.missing',
      'live.stopped',
      ...entryErrors,
      'shop.product_missing',
      'shop.sold_out',
      'shop.few_left',
      'shop.limit',
      'shop.currencies',
      'shop.no_group_purchase',
      'shop.group_waiting',
      'shop.group_ordered',
      'shop.group_over',
      'order.too_many_unpaid',
      'order.method_wrong',
      'order.method_closed',
      'order.amount_out_of_range',
      'system.repeated',
    ],
  }),
  saveCart: defineCall({
    id: 'G126',
    service: 'live_mall',
    path: 'api/cart/save',
    summary: 'Makes these lines my cart in a live session; none empties it.',
    writes: true,
    input: z.object({ live_id: id(), items: json(wantedItems(0)) }),
    output: cart,
    errors: ['live.missing', ...entryErrors, 'shop.product_missing', 'shop.limit'],
  }),
  cart: defineCall({
    id: 'G127',
    service: 'live_mall',
    path: 'api/cart/list',
    summary: 'My cart in a live session, at the prices and with the stock of now.',
    input: z.object({ live_id: id() }),
    output: cart,
    errors: ['live.missing', ...entryErrors],
  }),
});
