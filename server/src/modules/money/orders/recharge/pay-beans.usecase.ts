import { payTypes } from '@goldbean/contract';
import { refuse } from '../../../../platform/refusal.ts';
import type { BegunPayment } from '../orders.ports.ts';
import { expires } from '../orders.views.ts';
import { placeRecharge } from './place-recharge.usecase.ts';
import type { Payer, RechargeAnswer, RechargePorts, RechargeRequest } from './recharge.ports.ts';
import { addressOf } from './recharge.views.ts';

type BeanPaymentRequest = RechargeRequest<'payByWechat'>;

/** Paying for beans, each way as its page needs it. */
export function createBeanPayments(ports: Pick<RechargePorts, 'database' | 'idempotency' | 'orders'>) {
  const { orders } = ports;

  /** The order a paying call names, or the new one it describes. */
  async function orderOf(payer: Payer, given: BeanPaymentRequest, payType: 1 | 2 | 4): Promise<string> {
    const { order_no, goods_id, request_id } = given;
    if (order_no === undefined) {
      // The contract lets nothing else through; the types do not know it.
      if (goods_id === undefined || request_id === undefined) return refuse('request.invalid');
      return (await placeRecharge(payer, 'beans', { ...given, goods_id, pay_type: payType }, ports)).orderNo;
    }
    const row = await orders.look(payer.uid, order_no, 'beans');
    if (row.pay_type !== payType) refuse('order.method_wrong');
    return order_no;
  }

  async function pay(
    payer: Payer,
    given: BeanPaymentRequest,
    payType: 1 | 2 | 4,
  ): Promise<BegunPayment & { orderNo: string }> {
    const orderNo = await orderOf(payer, given, payType);
    const begun = await orders.pay(payer.uid, orderNo, { origin: payer.origin, returnUrl: given.return_url });
    return { ...begun, orderNo };
  }

  return {
    /** C077. */
    async payByWechat(payer: Payer, given: BeanPaymentRequest): Promise<RechargeAnswer<'payByWechat'>> {
      const begun = await pay(payer, given, payTypes.wechat);
      return { order_no: begun.orderNo, code_url: addressOf(begun), ...expires(begun.expiresAt) };
    },

    /** C078. */
    async payByAlipay(payer: Payer, given: BeanPaymentRequest): Promise<RechargeAnswer<'payByAlipay'>> {
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
    async payByPaypal(payer: Payer, given: BeanPaymentRequest): Promise<RechargeAnswer<'payByPaypal'>> {
      const begun = await pay(payer, given, payTypes.paypal);
      return {
        order_no: begun.orderNo,
        approve_url: addressOf(begun),
        paypal_id: begun.reference,
        ...expires(begun.expiresAt),
      };
    },
  };
}
