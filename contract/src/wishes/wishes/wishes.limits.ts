/** Limits of wishes (V19 to V21, K06, K07, domain 3.7). Times in ms. */
export const wishLimits = {
  wishTitleCharacters: 50,
  wishDescriptionCharacters: 2_000,
  /** K06. The size of one is that of any picture, `imageBytes` (K07). */
  wishPictures: 9,
  /** The page a wish is about, such as `/chat`. */
  wishPageCharacters: 200,
  /** The version of the app that its author had before them. */
  wishVersionCharacters: 40,
  wishSearchCharacters: 50,
  /** Wishes that are shown beside a title that is being written. */
  similarWishes: 5,
  /** Speed-up votes that were bought so long ago are not refunded any more when the wish is hidden or merged. */
  wishRefundMs: 2_592_000_000,
  wishAnswerCharacters: 1_000,
  /** The number of a member for whom the product head votes; longer than any. */
  wishVoterCharacters: 64,
} as const;
