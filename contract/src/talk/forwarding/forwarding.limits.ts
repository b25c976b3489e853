/** Limits of what is forwarded (D38); how many messages and targets, see `messagingLimits`. */
export const forwardingLimits = {
  /** Cards in cards, the one in the room counted. */
  mergedDepth: 3,
  /** Lines of a card that stand in its message. */
  mergedLines: 4,
} as const;
