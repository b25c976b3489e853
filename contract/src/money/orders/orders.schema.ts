import { z } from 'zod';
import { shanghaiTime, timestamp } from '../../shared/fields.ts';
import { currency, moneyCurrency } from '../wallet/wallet.schema.ts';
import { agreementNames } from '../../shared/agreements.ts';

/** States of an order (D45). */
export const orderStates = {
  created: 0,
  /** A provider was asked to collect. */
  paying: 1,
  /** The provider has the money; what was bought is not delivered yet. */
  paid: 2,
  credited: 3,
  /** Not paid in time. Money that comes later is credited all the same, with `late` (T06). */
  closed: 4,
  refunded: 5,
  /** The provider refused. */
  failed: 6,
} as const;
export type OrderStateName = keyof typeof orderStates;
export const orderState = z.literal([0, 1, 2, 3, 4, 5, 6]);
export type OrderState = z.infer<typeof orderState>;

/** States that polling cannot change. */
export const settledOrderStates: readonly OrderState[] = [
  orderStates.credited,
  orderStates.closed,
  orderStates.refunded,
  orderStates.failed,
];

/** K28, D45. Apple stands only in records that came from the app. */
export const payTypes = { wechat: 1, alipay: 2, apple: 3, paypal: 4, card: 5, dangwu: 6 } as const;
export type PayTypeName = keyof typeof payTypes;
export const payType = z.literal([1, 2, 3, 4, 5, 6]);
export type PayType = z.infer<typeof payType>;

/** Ways in which an order can be paid, as a call takes them: Apple sells in its app alone. */
export const orderPayType = () =>
  z
    .union([z.literal([1, 2, 4, 5]), z.literal(['1', '2', '4', '5'])], 'order.method_wrong')
    .transform((value) => Number(value) as 1 | 2 | 4 | 5);

/**
 * Stands for the order's number in a `return_url`: a call that places an order and begins its payment at once is asked
 * before there is one.
 */
export const orderPlace = '__order_no__';

/** K29: where a recharge began. */
export const rechargeChannels = { live: 1, beanCentre: 2, classPacket: 3, myBeans: 4, other: 5 } as const;

/** E18: what began in a live session names it. */
export const namesItsLive = ({
  channel,
  live_id,
}: {
  channel?: number | undefined;
  live_id?: string | undefined;
}) => channel !== rechargeChannels.live || live_id !== undefined;
export const liveMissing = { path: ['live_id'], message: 'request.invalid' };

/** What an order can be about (domain 3.2). */
export const productKinds = [
  'beans',
  'coins',
  'dangwu',
  'iron_fan',
  'static_course',
  'votes',
  'ai_turns',
  'product',
  'content',
  'treasure',
] as const;
export const productKind = z.enum(productKinds);
export type ProductKind = z.infer<typeof productKind>;

/** What an order is paid with: real money, which a provider collects, or vouchers, which the wallet does (D45: pay type 6). */
export const orderCurrency = z.enum([...moneyCurrency.options, 'DANGWU']);
export type OrderCurrency = z.infer<typeof orderCurrency>;

/** In the smallest unit of its currency: fen, cents, whole vouchers. */
export const minorUnits = () => z.number().int().positive();

/** Which agreement an order asks for, its version in force, and the one the member accepted last. */
export const agreementNotice = z.object({
  name: z.enum(agreementNames),
  version: z.string(),
  accepted: z.string().nullable(),
});

/** How the payer goes on: a code to scan, a page to go to, the provider's own card field. */
export const payStep = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('qr'), code_url: z.string() }),
  z.object({ kind: z.literal('redirect'), url: z.string() }),
  z.object({ kind: z.literal('card'), client_secret: z.string(), publishable_key: z.string().nullable() }),
]);
export type PayStep = z.infer<typeof payStep>;

/** What changed an order: the member, the provider's notice, our own query, a job. */
export const orderSource = z.enum(['member', 'notify', 'poll', 'job']);
export type OrderSource = z.infer<typeof orderSource>;

export const orderEvent = z.object({
  at: shanghaiTime(),
  at_ts: timestamp(),
  /** Null for the first. */
  from: orderState.nullable(),
  to: orderState,
  source: orderSource,
});

/** An order with all that a receipt and "where is my money" need (E17, S24). */
export const order = z.object({
  order_no: z.string(),
  product: z.object({
    kind: productKind,
    id: z.string(),
    /** In the words of the shop, as the provider shows it. */
    name: z.string(),
  }),
  amount: minorUnits(),
  currency: orderCurrency,
  /** What it adds to the wallet, bonus of the pack included; null for what is not counted. */
  gives: z.object({ currency, amount: z.number().int().positive() }).nullable(),
  /** Beans that came on top because it was the member's first recharge. */
  first_bonus: z.number().int(),
  pay_type: payType,
  /** K29: where it began, with its live session; what its record has to say (E18). */
  channel: z.number().int(),
  live_id: z.string().nullable(),
  state: orderState,
  /** Paid after it had closed, and credited all the same (T06). */
  late: z.boolean(),
  /** Money arrived that was not credited; staff look into it. */
  alert: z.enum(['wrong_amount', 'paid_twice']).nullable(),
  agreement: z.object({ name: z.enum(agreementNames), version: z.string() }),
  created: shanghaiTime(),
  created_ts: timestamp(),
  /** Until when it can be paid; of one that was paid with vouchers, when it was made. */
  expires: shanghaiTime(),
  expires_ts: timestamp(),
  paid_at: shanghaiTime().nullable(),
  paid_at_ts: timestamp().nullable(),
  /** The provider's number of the payment; null where none collects, as for vouchers. */
  transaction: z.string().nullable(),
  /** Oldest first. */
  events: z.array(orderEvent),
});
export type Order = z.infer<typeof order>;
