import {
  agreements,
  payTypes,
  type AgreementName,
  type CallAnswer,
  type CallRequest,
  type PayType,
  type ProductKind,
  type calls,
} from '@goldbean/contract';
import type { IdempotencyKey } from '../../../platform/idempotency.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { BegunPayment, OrderPort, OrderPorts, PlacedOrder } from './orders.ports.ts';
import { findAccepted } from './orders.repository.ts';
import type { OrderRow, Region } from './orders.tables.ts';
import { expires, paidAt } from './orders.views.ts';
import { findPacks, hasRecharged } from './packs.repository.ts';
import { openMethods } from './pay-methods.domain.ts';
import { agreementOf } from './recharge.product.ts';

type RechargeRequest<Name extends keyof typeof calls.recharge> = CallRequest<(typeof calls.recharge)[Name]>;
type RechargeAnswer<Name extends keyof typeof calls.recharge> = CallAnswer<(typeof calls.recharge)[Name]>;
type Paying = RechargeRequest<'payByWechat'>;

/** Who pays, from where, with which intent. */
export interface Payer {
  readonly uid: string;
  readonly origin: string;
  readonly intent: IdempotencyKey;
}

/** The calls that sell beans and coins (C074 to C084), upon the orders that any feature can place. */
export function createRecharge(
  ports: Pick<
    OrderPorts,
    'database' | 'idempotency' | 'collectors' | 'isOverseas' | 'wallets' | 'firstRechargeBeans'
  >,
  orders: Pick<OrderPort, 'place' | 'pay'> & {
    look(uid: string, orderNo: string, kind: ProductKind): Promise<OrderRow>;
  },
) {
  const { database, idempotency, collectors } = ports;
  const { reader } = database;

  const regionOf = async (uid: string): Promise<Region> =>
    (await ports.isOverseas(reader, uid)) ? 'overseas' : 'cn';

  const beanList = async (region: Region): Promise<RechargeAnswer<'beanPacks'>['list']> =>
    (await findPacks(reader, 'beans', region)).map((pack) => ({
      id: pack.goods_id,
      beans: pack.units,
      bonus: pack.bonus,
      price: pack.minor,
      currency: pack.currency,
    }));

  const noticeOf = async (uid: string, name: AgreementName) => ({
    name,
    version: agreements[name].version,
    accepted: await findAccepted(reader, uid, name),
  });

  /** Places an order once per intent; the payment itself begins outside the transaction. */
  function place(
    { uid, intent }: Payer,
    kind: 'beans' | 'coins',
    given: Pick<RechargeRequest<'createBeanOrder'>, 'goods_id' | 'pay_type'> &
      Partial<RechargeRequest<'createBeanOrder'>>,
  ): Promise<PlacedOrder> {
    return database.transaction((tx) =>
      idempotency.once(tx, intent, () =>
        orders.place(tx, {
          uid,
          kind,
          productId: given.goods_id,
          payType: given.pay_type,
          agreementVersion: given.agreement_version,
          channel: given.channel,
          liveId: given.live_id,
        }),
      ),
    );
  }

  /** The order a paying call names, or the new one it describes. */
  async function orderOf(payer: Payer, given: Paying, payType: 1 | 2 | 4): Promise<string> {
    const { order_no, goods_id, request_id } = given;
    if (order_no === undefined) {
      // The contract lets nothing else through; the types do not know it.
      if (goods_id === undefined || request_id === undefined) return refuse('request.invalid');
      return (await place(payer, 'beans', { ...given, goods_id, pay_type: payType })).orderNo;
    }
    const row = await orders.look(payer.uid, order_no, 'beans');
    if (row.pay_type !== payType) refuse('order.method_wrong');
    return order_no;
  }

  async function pay(
    payer: Payer,
    given: Paying,
    payType: 1 | 2 | 4,
  ): Promise<BegunPayment & { orderNo: string }> {
    const orderNo = await orderOf(payer, given, payType);
    const begun = await orders.pay(payer.uid, orderNo, { origin: payer.origin, returnUrl: given.return_url });
    return { ...begun, orderNo };
  }

  const addressOf = ({ step }: BegunPayment): string => {
    if (step.kind === 'qr') return step.codeUrl;
    return step.kind === 'redirect' ? step.url : refuse('order.method_wrong');
  };

  async function beanState(uid: string, row: OrderRow): Promise<RechargeAnswer<'beanOrderState'>> {
    return {
      state: row.state,
      ...paidAt(row),
      beans: (row.gives_amount ?? 0) + row.first_bonus,
      balance: (await ports.wallets.wallet(uid)).beans,
    };
  }

  return {
    /** C074. */
    beanPacks: async (uid: string): Promise<RechargeAnswer<'beanPacks'>> => ({
      list: await beanList(await regionOf(uid)),
    }),

    /** C075. */
    async offer(uid: string, { region }: RechargeRequest<'offer'>): Promise<RechargeAnswer<'offer'>> {
      const shown = region ?? (await regionOf(uid));
      const currency = shown === 'cn' ? 'CNY' : 'USD';
      return {
        list: await beanList(shown),
        methods: openMethods(collectors, currency),
        first_bonus: (await hasRecharged(reader, uid)) ? 0 : ports.firstRechargeBeans,
        agreement: await noticeOf(uid, agreementOf({ kind: 'beans', currency })),
      };
    },

    /** C076. */
    async createBeanOrder(
      payer: Payer,
      given: RechargeRequest<'createBeanOrder'>,
    ): Promise<RechargeAnswer<'createBeanOrder'>> {
      const { orderNo, price, expiresAt } = await place(payer, 'beans', given);
      return { order_no: orderNo, amount: price.minor, currency: price.currency, ...expires(expiresAt) };
    },

    /** C077. */
    async payByWechat(payer: Payer, given: Paying): Promise<RechargeAnswer<'payByWechat'>> {
      const begun = await pay(payer, given, payTypes.wechat);
      return { order_no: begun.orderNo, code_url: addressOf(begun), ...expires(begun.expiresAt) };
    },

    /** C078. */
    async payByAlipay(payer: Payer, given: Paying): Promise<RechargeAnswer<'payByAlipay'>> {
      const begun = await pay(payer, given, payTypes.alipay);
      const isCode = begun.step.kind === 'qr';
      return {
        order_no: begun.orderNo,
        code_url: isCode ? addressOf(begun) : null,
        pay_url: isCode ? null : addressOf(begun),
        ...expires(begun.expiresAt),
      };
    },

    /** C079. */
    async payByPaypal(payer: Payer, given: Paying): Promise<RechargeAnswer<'payByPaypal'>> {
      const begun = await pay(payer, given, payTypes.paypal);
      return {
        order_no: begun.orderNo,
        approve_url: addressOf(begun),
        paypal_id: begun.reference,
        ...expires(begun.expiresAt),
      };
    },

    /** C080. */
    beanOrderState: async (uid: string, orderNo: string): Promise<RechargeAnswer<'beanOrderState'>> =>
      beanState(uid, await orders.look(uid, orderNo, 'beans')),

    /** C081: looking takes what the payer has approved. */
    async paypalOrderState(
      uid: string,
      { order_no, paypal_id }: RechargeRequest<'paypalOrderState'>,
    ): Promise<RechargeAnswer<'paypalOrderState'>> {
      const row = await orders.look(uid, order_no, 'beans');
      if (row.pay_type !== (payTypes.paypal satisfies PayType) || row.reference !== paypal_id)
        refuse('order.method_wrong');
      return beanState(uid, row);
    },

    /** C082. */
    async coinPacks(uid: string): Promise<RechargeAnswer<'coinPacks'>> {
      const packs = await findPacks(reader, 'coins', 'overseas');
      return {
        list: packs.map((pack) => ({
          id: pack.goods_id,
          coins: pack.units,
          bonus: pack.bonus,
          price: pack.minor,
          currency: pack.currency,
        })),
        methods: openMethods(collectors, 'USD'),
        agreement: await noticeOf(uid, 'coins'),
      };
    },

    /** C083. */
    async createCoinOrder(
      payer: Payer,
      given: RechargeRequest<'createCoinOrder'>,
    ): Promise<RechargeAnswer<'createCoinOrder'>> {
      const { orderNo, price, expiresAt } = await place(payer, 'coins', given);
      const begun = await orders.pay(payer.uid, orderNo, {
        origin: payer.origin,
        returnUrl: given.return_url,
      });
      const { step } = begun;
      return {
        order_no: orderNo,
        amount: price.minor,
        currency: price.currency,
        pay_url: step.kind === 'card' ? null : addressOf(begun),
        client_secret: step.kind === 'card' ? step.clientSecret : null,
        publishable_key: step.kind === 'card' ? (step.publishableKey ?? null) : null,
        ...expires(expiresAt),
      };
    },

    /** C084. */
    async coinOrderState(uid: string, orderNo: string): Promise<RechargeAnswer<'coinOrderState'>> {
      const row = await orders.look(uid, orderNo, 'coins');
      return {
        state: row.state,
        ...paidAt(row),
        coins: row.gives_amount ?? 0,
        balance: (await ports.wallets.wallet(uid)).coins,
      };
    },
  };
}
