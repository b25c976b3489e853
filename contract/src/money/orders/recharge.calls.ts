import { z } from 'zod';
import { moneyCurrency } from '../wallet/wallet.schema.ts';
import { defineCall, defineCalls } from '../../call.ts';
import {
  id,
  opaque,
  requestId,
  returnUrl,
  shanghaiTime,
  ticked,
  timestamp,
  whole,
} from '../../shared/fields.ts';
import {
  agreementNotice,
  liveMissing,
  minorUnits,
  namesItsLive,
  orderPayType,
  orderState,
  payType,
  rechargeChannels,
} from './orders.schema.ts';
import { agreementVersion, needAgreement } from '../../shared/agreements.ts';

const list = z.array(
  z.object({
    id: z.string(),
    beans: z.number().int().positive(),
    /** On top, 0 for none. */
    bonus: z.number().int(),
    price: minorUnits(),
    currency: moneyCurrency,
  }),
);
const expiry = { expires: shanghaiTime(), expires_ts: timestamp() };
const agree = () => ticked('request.agreement_required');
const channel = () => whole(rechargeChannels.live, rechargeChannels.other);
/** An order that is there, or all that makes a new one. */
const orderOrNew = z
  .object({
    order_no: id().optional(),
    goods_id: id().optional(),
    channel: channel().optional(),
    live_id: id().optional(),
    agree: agree().optional(),
    agreement_version: agreementVersion().optional(),
    /** Where the payer's browser comes back to: a page of ours; `orderPlace` in it becomes the order's number. */
    return_url: returnUrl(),
    request_id: requestId().optional(),
  })
  .superRefine((given, context) => {
    if (given.order_no !== undefined) return;
    needAgreement(given, context);
    for (const field of ['goods_id', 'channel', 'request_id'] as const)
      if (given[field] === undefined)
        context.addIssue({ code: 'custom', path: [field], message: 'request.invalid' });
    if (!namesItsLive(given)) context.addIssue({ code: 'custom', ...liveMissing });
  });

const creating = [
  'request.agreement_required',
  'order.agreement_changed',
  'order.goods_missing',
  'order.too_many_unpaid',
  'order.method_wrong',
  'order.method_closed',
  'order.amount_out_of_range',
  'system.repeated',
] as const;
const paying = [
  ...creating,
  'order.missing',
  'request.forbidden',
  'order.closed',
  'order.settled',
  'order.provider_silent',
] as const;
const asking = ['order.missing', 'request.forbidden'] as const;

const beanState = z.object({
  state: orderState,
  paid_at: shanghaiTime().nullable(),
  paid_at_ts: timestamp().nullable(),
  /** What the order gives, bonus included. */
  beans: z.number().int(),
  /** My beans now. */
  balance: z.number().int(),
});

/** Recharging beans and coins: what is for sale, ordering it, paying, asking. */
export const rechargeCalls = defineCalls({
  beanPacks: defineCall({
    id: 'C074',
    service: 'pay',
    path: 'api/gold/lists',
    summary: "Packs of beans in my region's money.",
    input: z.object({}),
    output: z.object({ list }),
  }),
  offer: defineCall({
    id: 'C075',
    service: 'pay',
    path: 'api/v2/gold/lists',
    summary: 'Packs of beans, open ways to pay, the bonus of a first recharge and the agreement.',
    input: z.object({
      /** Left out, the member's own. */
      region: z.enum(['cn', 'overseas'], 'request.invalid').optional(),
    }),
    output: z.object({
      list,
      methods: z.array(payType),
      /** Beans on top; 0 when the member has recharged before. */
      first_bonus: z.number().int(),
      agreement: agreementNotice,
    }),
  }),
  createBeanOrder: defineCall({
    id: 'C076',
    service: 'pay',
    path: 'api/gold/order/create',
    summary: 'Orders a pack of beans; an unpaid order closes after 30 minutes.',
    rate: 'money',
    writes: true,
    input: z
      .object({
        goods_id: id(),
        pay_type: orderPayType(),
        channel: channel(),
        live_id: id().optional(),
        agree: agree(),
        agreement_version: agreementVersion(),
        request_id: requestId(),
      })
      .refine(namesItsLive, liveMissing),
    output: z.object({ order_no: z.string(), amount: minorUnits(), currency: moneyCurrency, ...expiry }),
    errors: creating,
  }),
  payByWechat: defineCall({
    id: 'C077',
    service: 'pay',
    path: 'api/gold/order/wx',
    summary: 'A code to scan with WeChat, for an order or a new one.',
    rate: 'money',
    writes: true,
    input: orderOrNew,
    output: z.object({ order_no: z.string(), code_url: z.string(), ...expiry }),
    errors: paying,
  }),
  payByAlipay: defineCall({
    id: 'C078',
    service: 'pay',
    path: 'api/gold/order/alipay',
    summary: 'A code to scan or a page to go to, for an order or a new one; one of the two is null.',
    rate: 'money',
    writes: true,
    input: orderOrNew,
    output: z.object({
      order_no: z.string(),
      code_url: z.string().nullable(),
      pay_url: z.string().nullable(),
      ...expiry,
    }),
    errors: paying,
  }),
  payByPaypal: defineCall({
    id: 'C079',
    service: 'pay',
    path: 'api/gold/order/paypal',
    summary: 'The page on which the payer approves, for an order or a new one; C081 then takes the money.',
    rate: 'money',
    writes: true,
    input: orderOrNew,
    output: z.object({ order_no: z.string(), approve_url: z.string(), paypal_id: z.string(), ...expiry }),
    errors: paying,
  }),
  beanOrderState: defineCall({
    id: 'C080',
    service: 'pay',
    path: 'api/gold/order/status',
    summary: 'Where an order of beans stands; asks the provider at most once in a few seconds.',
    input: z.object({ order_no: id() }),
    output: beanState,
    errors: asking,
  }),
  paypalOrderState: defineCall({
    id: 'C081',
    service: 'pay',
    path: 'api/gold/order/paypal_status',
    summary: 'As C080; takes the money once the payer has approved.',
    writes: true,
    input: z.object({
      order_no: id(),
      paypal_id: opaque(128, 1),
    }),
    output: beanState,
    errors: [...asking, 'order.method_wrong'],
  }),
  coinPacks: defineCall({
    id: 'C082',
    service: 'pay',
    path: 'api/gold_coin/lists',
    summary: 'Packs of gold coins, for members overseas, with their open ways to pay and the agreement.',
    input: z.object({}),
    output: z.object({
      list: z.array(
        z.object({
          id: z.string(),
          coins: z.number().int().positive(),
          bonus: z.number().int(),
          price: minorUnits(),
          currency: moneyCurrency,
        }),
      ),
      methods: z.array(payType),
      agreement: agreementNotice,
    }),
  }),
  createCoinOrder: defineCall({
    id: 'C083',
    service: 'pay',
    path: 'api/gold_coin/order/create',
    summary: 'Orders a pack of coins and begins its payment: a page to go to, or the secret of a card field.',
    rate: 'money',
    writes: true,
    input: z.object({
      goods_id: id(),
      pay_type: orderPayType(),
      agree: agree(),
      agreement_version: agreementVersion(),
      /** As of C077. */
      return_url: returnUrl(),
      request_id: requestId(),
    }),
    output: z.object({
      order_no: z.string(),
      amount: minorUnits(),
      currency: moneyCurrency,
      /** Null where the card is typed into the provider's own field: then the two below are not. */
      pay_url: z.string().nullable(),
      client_secret: z.string().nullable(),
      publishable_key: z.string().nullable(),
      ...expiry,
    }),
    errors: [...creating, 'order.provider_silent'],
  }),
  coinOrderState: defineCall({
    id: 'C084',
    service: 'pay',
    path: 'api/gold_coin/order/status',
    summary: 'Where an order of coins stands; asks the provider at most once in a few seconds.',
    input: z.object({ order_no: id() }),
    output: z.object({
      state: orderState,
      paid_at: shanghaiTime().nullable(),
      paid_at_ts: timestamp().nullable(),
      /** What the order gives, bonus included. */
      coins: z.number().int(),
      /** My coins now. */
      balance: z.number().int(),
    }),
    errors: asking,
  }),
});
