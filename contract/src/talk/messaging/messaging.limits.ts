/** Limits of what is said in rooms. Times in ms. */
export const messagingLimits = {
  /** D26, domain 3.4: a chat message that no answer came to has failed. */
  sendTimeoutMs: 10_000,
  chatTextCharacters: 2_000,
  /** D36. */
  recallWindowMs: 120_000,
  editAgainWindowMs: 300_000,
  /** K07, D33. */
  voiceMs: 60_000,
  /** V11, V12 (K02, K03): messages in one selection, and rooms they are forwarded to. */
  selectionMax: 50,
  targetsMax: 9,
} as const;
