/** Limits of the exchange of coins into beans (K17). */
export const exchangeLimits = {
  beansPerCoin: 50,
  exchangeMaxCoins: 1_000_000,
} as const;
