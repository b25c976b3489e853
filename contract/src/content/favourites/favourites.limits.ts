/** Limits of favourites. */
export const favouriteLimits = {
  /** Folders of one member, the default one among them. */
  favouriteFolders: 50,
} as const;
