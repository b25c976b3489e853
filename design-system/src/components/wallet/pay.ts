/** Ways to pay (D45). Apple stands only in records that came from the app. */
export type PayMethod = 'wechat' | 'alipay' | 'apple' | 'paypal' | 'card' | 'dangwu' | 'coins';

export interface Money {
  /** In units of the currency: 19.9 for ¥19.90. */
  amount: number;
  /** ISO 4217; `DANGWU` for an order that vouchers paid. */
  currency: string;
}

/** The five agreements of S39. */
export type PayAgreementName = 'pay' | 'payOverseas' | 'coins' | 'exchange' | 'channel' | 'service';

/** Where an order stands (D45). */
export type OrderStage = 'created' | 'paying' | 'paid' | 'credited' | 'closed' | 'refunded' | 'failed';
