/** What is given as a reward, and limits of invite codes. Times in ms. */
export const rewardLimits = {
  /** K18. */
  newcomerBeans: 50,
  newcomerCredits: 10,
  /** The newcomer gift is for accounts younger than this. */
  newcomerMs: 30 * 24 * 3_600_000,
  /** K19: the newcomer gift's page moves on by itself. */
  claimRedirectMs: 3_000,
  /** K23: guidance, first post, first video. */
  firstTimeBeans: 100,
  /** K24. */
  inviteBeans: 20,
  /** From the end of the friend's guidance until the inviter is paid. */
  inviteHoldMs: 24 * 3_600_000,
  /** For how long it is remembered from which address and device a member invited or was invited. */
  inviteOriginMs: 30 * 24 * 3_600_000,
  inviteCodeCharacters: 12,
} as const;
