/** Limits of review (D68). Times in ms. */
export const reviewLimits = {
  /** How long a verdict waits before it takes effect, and can be taken back. */
  reviewUndoMs: 10_000,
} as const;
