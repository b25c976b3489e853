/** Limits of vouchers. */
export const dangwuLimits = {
  /** D71: what one voucher is worth when it is spent on beans. */
  beansPerDangwu: 10,
  dangwuMaxAtOnce: 1_000_000,
} as const;
