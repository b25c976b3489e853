import { z } from 'zod';
import { moneyCurrency } from '../wallet/wallet.schema.ts';
import { defineCall, defineCalls } from '../../call.ts';
import { id, listOf, paging, returnUrl, shanghaiTime, timestamp, whole } from '../../shared/fields.ts';
import {
  liveMissing,
  namesItsLive,
  order,
  orderState,
  payStep,
  payType,
  productKind,
  rechargeChannels,
  type OrderState,
} from './orders.schema.ts';

const asking = ['order.missing', 'request.forbidden'] as const;

/** Orders of every kind: paying, asking, receipts, and the record of a recharge. */
export const orderCalls = defineCalls({
  methods: defineCall({
    id: 'C085',
    service: 'pay',
    path: 'api/shop/checkPayMethod',
    summary: 'Ways to pay an amount, and why one is closed.',
    input: z.object({
      /** What is bought. */
      scene: productKind,
      /** In the smallest unit: fen, cents. */
      amount: whole(1, 100_000_000),
      /** Left out, the money the scene is always sold in; beans go by the member's region. */
      currency: moneyCurrency.optional(),
    }),
    output: z.object({
      methods: z.array(
        z.object({
          type: payType,
          name: z.enum(['wechat', 'alipay', 'apple', 'paypal', 'card', 'dangwu']),
          enabled: z.boolean(),
          /** A `msg_key` that says why it is not, or null. */
          why: z.enum(['order.method_closed', 'order.method_wrong', 'order.amount_out_of_range']).nullable(),
        }),
      ),
    }),
  }),
  progress: defineCall({
    id: 'C086',
    service: 'pay',
    path: 'api/v2/shop/order/status',
    summary: 'Where an order of any kind stands; asks the provider at most once in a few seconds.',
    input: z.object({ order_no: id() }),
    output: z.object({
      state: orderState,
      product: order.shape.product,
      paid_at: shanghaiTime().nullable(),
      paid_at_ts: timestamp().nullable(),
    }),
    errors: asking,
  }),
  list: defineCall({
    id: 'G029',
    service: 'pay',
    path: 'api/order/list',
    summary: 'My orders with what happened to each, newest first.',
    input: z.object({
      state: whole(0, 6)
        .transform((value) => value as OrderState)
        .optional(),
      kind: productKind.optional(),
      ...paging,
    }),
    output: listOf(order),
  }),
  detail: defineCall({
    id: 'G154',
    service: 'pay',
    path: 'api/order/detail',
    summary:
      'One order of mine with all that happened to it; asks the provider at most once in a few seconds.',
    input: z.object({ order_no: id() }),
    output: z.object({ order }),
    errors: asking,
  }),
  pay: defineCall({
    id: 'G155',
    service: 'pay',
    path: 'api/order/pay',
    summary: 'Begins the payment of an order of any kind, or takes it up again: the same step as before.',
    writes: true,
    input: z.object({
      order_no: id(),
      /** Where the payer's browser comes back to: a page of ours. */
      return_url: returnUrl(),
    }),
    output: z.object({
      order_no: z.string(),
      step: payStep,
      /** The provider's own name for it. */
      reference: z.string(),
      expires: shanghaiTime(),
      expires_ts: timestamp(),
    }),
    errors: [...asking, 'order.closed', 'order.settled', 'order.method_closed', 'order.provider_silent'],
  }),
  record: defineCall({
    id: 'C061',
    service: 'live',
    path: 'api/admin/v3/live/exchangeGoldRecord',
    summary:
      'Records a recharge (E18): an order has one record, however often it comes. Apple is sold by the app.',
    writes: true,
    encoding: 'json',
    input: z
      .object({
        live_id: id().optional(),
        /** The one its order was made with. */
        channel: whole(rechargeChannels.live, rechargeChannels.other),
        order_no: id(),
        /** What was paid, in the smallest unit. */
        pay_num: whole(1, 100_000_000),
        pay_type: z
          .union([z.literal([1, 2, 3, 4, 5]), z.literal(['1', '2', '3', '4', '5'])], 'order.method_wrong')
          .transform((value) => Number(value) as 1 | 2 | 3 | 4 | 5),
        /** Beans credited (D06), bonus included: `beans` of C080. */
        gold_num: whole(1, 100_000_000),
      })
      .refine(namesItsLive, liveMissing),
    output: z.object({ id: z.string() }),
    errors: [...asking, 'order.not_credited', 'order.record_differs', 'order.method_wrong'],
  }),
});
