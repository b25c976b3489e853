/** Limits of order in live rooms. Times in ms. */
export const moderationLimits = {
  /** T03, D26: how long a freeze of three days holds. */
  freezeMs: 259_200_000,
  /** T02, P04: the longest ban that one person decides alone; the rest of a longer one needs a second person. */
  banAloneMs: 86_400_000,
} as const;
