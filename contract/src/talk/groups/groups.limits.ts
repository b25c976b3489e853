/** Limits of class groups. */
export const groupLimits = {
  /** D80: a class group with so many members is full. */
  classGroupMembers: 500,
  /** V16, V17 (K04, K05). */
  nameCharacters: 10,
  tagCharacters: 25,
  /** What a member calls another; as long as a tag. */
  remarkCharacters: 25,
  /** Longest pause of slow mode, seconds (E06). */
  slowSecondsMax: 3_600,
} as const;
