/** Limits of what members write (S06, E30). Times in ms. */
export const postLimits = {
  /** A post of the circle, in characters. */
  postCharacters: 1_000,
  /** Pictures of one post, as of announcements (D33). */
  postPictures: 9,
  /** Drafts that a member keeps of one kind; the oldest must go before another comes. */
  postDrafts: 50,
} as const;
