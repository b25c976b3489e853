/** Limits of fan clubs. Times in ms. */
export const fanLimits = {
  /** With so many members a club is full (D22). */
  fanClubMembers: 100_000,
  /** K10, T09: who leaves a club waits so long before they join it again. */
  fanRejoinMs: 86_400_000,
  /** T10: so long a task, or the price, keeps the badge lit. */
  fanLitMs: 259_200_000,
  /** K11, K16, D23: what lighting costs, in beans. */
  fanLightBeans: 1,
  /** Most characters of the name on a medal, which is the beginning of the channel's. */
  fanMedalCharacters: 6,
} as const;
