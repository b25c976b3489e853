/** Limits of class groups. */
export const groupLimits = {
  /** D80: a class group with so many members is full. */
  classGroupMembers: 500,
  /** V16, V17 (K04, K05). */
  nameCharacters: 10,
  tagCharacters: 25,
  /** D33. */
  announcementPictures: 9,
} as const;
