/** What is given as a reward, and limits of invite codes. Times in ms. */
export const rewardLimits = {
  /** K18. */
  newcomerBeans: 50,
  newcomerCredits: 10,
  /** K19: the newcomer gift's page moves on by itself. */
  claimRedirectMs: 3_000,
  /** K23: guidance, first post, first video. */
  firstTimeBeans: 100,
  /** K24. */
  inviteBeans: 20,
  inviteCodeCharacters: 12,
} as const;
