import { dangwuLimits, agreements, type CallAnswer, type CallRequest, type calls } from '@goldbean/contract';
import { shanghaiTime } from '../../../platform/clock.ts';
import type { IdempotencyKey } from '../../../platform/idempotency.ts';
import { buyBeans } from './buy-beans.usecase.ts';
import { boundsOf } from './dangwu.domain.ts';
import type { DangwuPorts } from './dangwu.ports.ts';
import { dangwuProduct } from './dangwu.product.ts';
import { findAccepted, findGoods } from './dangwu.repository.ts';

type DangwuRequest<Name extends keyof typeof calls.dangwu> = CallRequest<(typeof calls.dangwu)[Name]>;
type DangwuAnswer<Name extends keyof typeof calls.dangwu> = CallAnswer<(typeof calls.dangwu)[Name]>;

/** Dangwu vouchers (D71): bought by an order, spent on beans. They do not expire and are not refunded as money. */
export function createDangwu(ports: DangwuPorts) {
  const { database, idempotency, users, wallet, orders } = ports;
  const { reader } = database;
  const { version } = agreements.service;

  return {
    /** C087. */
    async mine(uid: string): Promise<DangwuAnswer<'balance'>> {
      const [balance, user, accepted] = await Promise.all([
        wallet.vouchers(uid),
        users.one(reader, uid),
        findAccepted(reader, uid),
      ]);
      return {
        balance,
        level: user?.level ?? 1,
        rate: dangwuLimits.beansPerDangwu,
        agreement: { name: 'service', version, accepted },
      };
    },

    /** C088. */
    buyBeans: (
      uid: string,
      given: DangwuRequest<'buyBeans'>,
      intent: IdempotencyKey,
    ): Promise<DangwuAnswer<'buyBeans'>> =>
      database.transaction((tx) => idempotency.once(tx, intent, () => buyBeans(tx, uid, given, ports))),

    /** C089. */
    async goods(): Promise<DangwuAnswer<'goods'>> {
      const goods = await findGoods(reader);
      return {
        list: goods.map(({ goods_id, name, gives, minor }) => ({
          id: goods_id,
          name,
          gives,
          price: minor,
          currency: 'CNY',
        })),
      };
    },

    /** C090. The payment begins outside of the transaction, since it calls a provider. */
    async order(
      uid: string,
      given: DangwuRequest<'createOrder'>,
      intent: IdempotencyKey,
      origin: string,
    ): Promise<DangwuAnswer<'createOrder'>> {
      const { orderNo, price, expiresAt } = await database.transaction((tx) =>
        idempotency.once(tx, intent, () =>
          orders.place(tx, {
            uid,
            kind: 'dangwu',
            productId: given.goods_id,
            payType: given.pay_type,
            agreementVersion: given.agreement_version,
          }),
        ),
      );
      const { step } = await orders.pay(uid, orderNo, { origin, returnUrl: given.return_url });
      return {
        order_no: orderNo,
        amount: price.minor,
        currency: price.currency,
        pay_url: step.kind === 'redirect' ? step.url : null,
        code_url: step.kind === 'qr' ? step.codeUrl : null,
        expires: shanghaiTime(expiresAt),
        expires_ts: expiresAt,
      };
    },

    /** What orders need to sell packs. */
    product: dangwuProduct(ports),

    /** C091. */
    async statement(
      uid: string,
      { month, page, page_size }: DangwuRequest<'statement'>,
    ): Promise<DangwuAnswer<'statement'>> {
      const bounds = month === undefined ? {} : boundsOf(month);
      const { list, total } = await wallet.statement(uid, { currency: 'DANGWU', ...bounds, page, page_size });
      return { list: list.map((line) => ({ ...line, note: line.cause.note })), total, page, page_size };
    },
  };
}
export type Dangwu = ReturnType<typeof createDangwu>;
