/** A price in money, in units of its currency. */
export interface LearningMoney {
  amount: number;
  /** ISO 4217. */
  currency: string;
}
