/** Limits of orders and payments. Times in ms. */
export const orderLimits = {
  /** D45: an order that is not paid by then closes. */
  orderExpiryMs: 1_800_000,
  unpaidOrdersMax: 5,
  /** How often a poll may ask a provider about one order. */
  providerAskMs: 3_000,
  /** A notice older or younger than this is refused. */
  noticeToleranceMs: 300_000,
  /** Beans on top of a member's first recharge: none, unless the server is configured to give some. */
  firstRechargeBeans: 0,
} as const;
