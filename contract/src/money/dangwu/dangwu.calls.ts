import { z } from 'zod';
import { defineCall, defineCalls } from '../../call.ts';
import {
  id,
  listOf,
  paging,
  requestId,
  returnUrl,
  shanghaiTime,
  ticked,
  timestamp,
  whole,
} from '../../shared/fields.ts';
import { causeNote } from '../wallet/wallet.schema.ts';
import { dangwuLimits } from './dangwu.limits.ts';
import { moneyCurrency } from '../wallet/wallet.schema.ts';
import { agreementNotice, minorUnits, orderPayType } from '../orders/orders.schema.ts';
import { agreementVersion } from '../../shared/agreements.ts';
import { journalKind } from '../wallet/wallet.schema.ts';
import { dangwuGoods } from './dangwu.schema.ts';

/** Dangwu vouchers: bought by an order, spent on beans and mall goods, without expiry (D71). */
export const dangwuCalls = defineCalls({
  balance: defineCall({
    id: 'C087',
    service: 'dangwu',
    path: 'api/dangwu/member',
    summary: 'My vouchers, my member level, what a voucher is worth, and the agreement for spending them.',
    input: z.object({}),
    output: z.object({
      balance: z.number().int(),
      level: z.number().int(),
      /** Beans for one voucher. */
      rate: z.number().int(),
      agreement: agreementNotice,
    }),
  }),
  buyBeans: defineCall({
    id: 'C088',
    service: 'dangwu',
    path: 'api/dangwu/buyGold',
    summary: 'Spend vouchers on beans, for good; the same `request_id` buys once.',
    rate: 'money',
    writes: true,
    input: z.object({
      /** Vouchers to spend. */
      amount: whole(1, dangwuLimits.dangwuMaxAtOnce, 'dangwu.whole', 'request.too_large'),
      agree: ticked('request.agreement_required'),
      agreement_version: agreementVersion(),
      request_id: requestId(),
    }),
    output: z.object({
      /** My vouchers afterwards. */
      dangwu_left: z.number().int(),
      /** Beans got for them. */
      beans: z.number().int(),
      /** My beans afterwards. */
      balance: z.number().int(),
    }),
    errors: [
      'dangwu.whole',
      'request.too_large',
      'request.agreement_required',
      'order.agreement_changed',
      'wallet.insufficient',
      'system.repeated',
    ],
  }),
  goods: defineCall({
    id: 'C089',
    service: 'dangwu',
    path: 'api/dangwu/goods/list',
    summary: 'Voucher packs on sale.',
    input: z.object({}),
    output: z.object({ list: z.array(dangwuGoods) }),
  }),
  createOrder: defineCall({
    id: 'C090',
    service: 'dangwu',
    path: 'api/dangwu/order/create',
    summary: 'Orders a pack of vouchers and begins its payment; C086 tells where it stands.',
    rate: 'money',
    writes: true,
    input: z.object({
      goods_id: id(),
      pay_type: orderPayType(),
      agree: ticked('request.agreement_required'),
      agreement_version: agreementVersion(),
      /** Where the payer's browser comes back to: a page of ours; `orderPlace` in it becomes the order's number. */
      return_url: returnUrl(),
      request_id: requestId(),
    }),
    output: z.object({
      order_no: z.string(),
      amount: minorUnits(),
      currency: moneyCurrency,
      /** A page to go to, or a code to scan; both null for a card field, which G153 opens. */
      pay_url: z.string().nullable(),
      code_url: z.string().nullable(),
      expires: shanghaiTime(),
      expires_ts: timestamp(),
    }),
    errors: [
      'request.agreement_required',
      'order.agreement_changed',
      'order.goods_missing',
      'order.too_many_unpaid',
      'order.method_wrong',
      'order.method_closed',
      'order.amount_out_of_range',
      'order.provider_silent',
      'order.closed',
      'order.settled',
      'system.repeated',
    ],
  }),
  statement: defineCall({
    id: 'C091',
    service: 'dangwu',
    path: 'api/mall/person/balance/detail',
    summary: 'Every line of my voucher account, newest first, of one month if wished.',
    input: z.object({
      /** `YYYY-MM` in Asia/Shanghai. */
      month: z
        .string('request.invalid')
        .regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'request.invalid')
        .optional(),
      ...paging,
    }),
    output: listOf(
      z.object({
        at: shanghaiTime(),
        at_ts: timestamp(),
        kind: journalKind,
        /** Signed. */
        amount: z.number().int(),
        /** Vouchers after this line. */
        left: z.number().int(),
        /** As in the statement of all currencies (G025). */
        note: causeNote.nullable(),
      }),
    ),
  }),
});
