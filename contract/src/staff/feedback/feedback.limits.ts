/** Limits of feedback (S46, V23). */
export const feedbackLimits = {
  /** What a member writes, in characters. */
  feedbackCharacters: 1_000,
  /** Pictures of one piece of feedback, as of announcements (D33). */
  feedbackPictures: 9,
  /** How a member may be reached, in characters. */
  feedbackContactCharacters: 100,
  /** What the staff answer, in characters. */
  feedbackAnswerCharacters: 1_000,
} as const;
