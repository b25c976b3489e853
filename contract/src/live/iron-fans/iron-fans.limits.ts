/** Limits of iron-fan memberships (E16, D65). Times in ms. */
export const ironFanLimits = {
  /** What a monthly plan runs, and a yearly one. */
  ironMonthMs: 30 * 86_400_000,
  ironYearMs: 365 * 86_400_000,
  /** T12: so long before its end a membership is about to expire. */
  ironSoonMs: 7 * 86_400_000,
  /** D65: a continuous plan is charged so long before the paid time ends. */
  ironChargeAheadMs: 86_400_000,
  /** D65: how often a charge is tried, and how far apart. */
  ironTries: 3,
  ironTryEveryMs: 86_400_000,
  /** A continuous plan that nobody could charge until so long after the paid time has expired; nothing is charged any more. */
  ironLateMs: 2 * 86_400_000,
  /** The most days that staff add at once. */
  ironExtendDays: 365,
} as const;
