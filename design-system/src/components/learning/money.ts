/** A price in money, in units of its currency. */
export interface Money {
  amount: number;
  /** ISO 4217. */
  currency: string;
}
