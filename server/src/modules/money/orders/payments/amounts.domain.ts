import type { MinorMoney } from './payment-provider.ports.ts';

/** Currencies that orders have; a payment in another one is not for an order. */
const currencies: readonly string[] = ['CNY', 'USD'] satisfies MinorMoney['currency'][];

const decimal = /^(\d{1,12})(?:\.(\d{1,2}))?$/;

/** `0.29` of 29: the two decimals that Alipay and PayPal write. */
export function decimalOf(minor: number): string {
  const digits = String(minor).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * 29 of `0.29`, digit by digit, since 0.29 * 100 is 28.999999999999996.
 * @returns null for anything but a plain amount with at most two decimals
 */
export function minorOf(amount: string): number | null {
  const [, whole, part = ''] = decimal.exec(amount) ?? [];
  return whole === undefined ? null : Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

/**
 * An amount as a provider states it.
 * @param minor in the smallest unit; null where `minorOf` found none
 * @param currency ISO 4217, in upper or lower case
 * @returns null for what no order of ours can cost
 */
export function moneyOf(minor: number | null, currency: string): MinorMoney | null {
  const name = currency.toUpperCase();
  if (minor === null || !Number.isSafeInteger(minor) || minor <= 0 || !currencies.includes(name)) return null;
  return { minor, currency: name as MinorMoney['currency'] };
}
