/** Limits of the shop of a live session. Times in ms. */
export const shopLimits = {
  /** Different goods in one cart, and in one order. */
  cartLines: 20,
  /** Of one product in one cart, and in one order. */
  cartUnits: 99,
  /** D66: so long a place of a group purchase that was reached keeps its stock for an order at the group's price. */
  groupPayMs: 86_400_000,
} as const;
