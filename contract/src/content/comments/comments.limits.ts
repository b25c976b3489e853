/** Limits of comments (E30). */
export const commentLimits = {
  commentCharacters: 500,
  /** Members that one comment may name. */
  commentMentions: 10,
  /** Answers that come with a comment of the first level; the others are asked for. */
  commentFirstReplies: 3,
} as const;
