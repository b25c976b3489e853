/** Limits of the wealth wheel (S20). */
export const wealthWheelLimits = {
  /** Most characters of a learning goal. */
  wealthGoalCharacters: 60,
  /** Most learning goals of one month. */
  wealthGoalsOfMonth: 5,
  /** How many draws are listed, the latest first. */
  wealthDrawsShown: 7,
} as const;
