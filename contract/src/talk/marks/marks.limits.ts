/** Limits of what a member marks in a room; how many messages one call takes is `selectionMax` of messaging. */
export const marksLimits = {
  /** Pins for all in one room, and pins of one member in it: all of them are answered at once. No row gives a number. */
  pinsMax: 50,
  /** My newest favourites of a room, which its messages show. */
  favouritesShown: 1_000,
} as const;
