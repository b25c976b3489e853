/** Limits of comments on wishes. */
export const wishCommentLimits = {
  wishCommentCharacters: 500,
} as const;
