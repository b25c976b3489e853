/** Limits of searching (S03). */
export const searchLimits = {
  /** Longest query, in characters. */
  searchQueryCharacters: 50,
  /** Rows of each group while all groups are shown. */
  searchGroupRows: 5,
  /** A group counts no further: what it has beyond is there, but nobody leafs to it. */
  searchCountMax: 1_000,
  /** What is offered while one types. */
  searchSuggestions: 8,
  /** Searches that are kept of a member, the oldest goes. */
  recentSearches: 10,
} as const;
