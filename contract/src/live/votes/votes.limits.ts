/** Limits of votes in a live session. */
export const voteLimits = {
  voteQuestionCharacters: 100,
  voteOptionCharacters: 40,
  voteOptionsMin: 2,
  voteOptionsMax: 6,
  /** How long a vote may be open, seconds. */
  voteSecondsMin: 10,
  voteSecondsMax: 3_600,
} as const;
