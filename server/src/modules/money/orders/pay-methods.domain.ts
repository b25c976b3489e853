import { payTypes, type OrderCurrency, type PayType, type PayTypeName } from '@goldbean/contract';
import type { PaymentProvider } from './payments/payment-provider.ports.ts';
import type { Price } from './price.domain.ts';

/** Who collects for which way to pay; a way that is missing is closed. */
export type Collectors = ReadonlyMap<PayType, PaymentProvider>;

/** Ways in which an order can be paid on our pages, in the order they are shown. */
const offered = ['wechat', 'alipay', 'card', 'paypal'] as const satisfies readonly PayTypeName[];

interface Range {
  readonly least: number;
  readonly most: number;
}

/** What each way takes of which money, in minor units. */
const ranges: Readonly<Record<(typeof offered)[number], Partial<Record<OrderCurrency, Range>>>> = {
  wechat: { CNY: { least: 1, most: 5_000_000 } },
  alipay: { CNY: { least: 1, most: 10_000_000 } },
  card: { CNY: { least: 400, most: 99_999_999 }, USD: { least: 50, most: 99_999_999 } },
  paypal: { USD: { least: 100, most: 1_000_000 } },
};

export type MethodRefusal = 'order.method_closed' | 'order.method_wrong' | 'order.amount_out_of_range';

/** A way to pay, and why it cannot be chosen. */
export interface OfferedPayMethod {
  readonly type: PayType;
  readonly name: (typeof offered)[number];
  readonly enabled: boolean;
  readonly why: MethodRefusal | null;
}

function whyNot(
  name: (typeof offered)[number],
  collectors: Collectors,
  { minor, currency }: Price,
): MethodRefusal | null {
  const range = ranges[name][currency];
  if (!range) return 'order.method_wrong';
  if (!collectors.has(payTypes[name])) return 'order.method_closed';
  return minor < range.least || minor > range.most ? 'order.amount_out_of_range' : null;
}

/** C085: every way, and whether it takes this price. */
export const methodsFor = (collectors: Collectors, price: Price): OfferedPayMethod[] =>
  offered.map((name) => {
    const why = whyNot(name, collectors, price);
    return { type: payTypes[name], name, enabled: why === null, why };
  });

/** @returns why this way cannot pay this price, or null */
export const methodRefusal = (
  collectors: Collectors,
  payType: PayType,
  price: Price,
): MethodRefusal | null => {
  const name = offered.find((one) => payTypes[one] === payType);
  return name === undefined ? 'order.method_wrong' : whyNot(name, collectors, price);
};

/** Ways that are open for a currency at all. */
export const openMethods = (collectors: Collectors, currency: OrderCurrency): PayType[] =>
  offered
    .filter((name) => ranges[name][currency] && collectors.has(payTypes[name]))
    .map((name) => payTypes[name]);
