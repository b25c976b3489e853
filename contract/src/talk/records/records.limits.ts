/** Limits of looking for what was said. */
export const recordLimits = {
  /** Longest query, in characters. */
  searchCharacters: 50,
} as const;
