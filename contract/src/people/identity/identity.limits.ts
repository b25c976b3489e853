/** Limits of accounts and sessions. Times in ms. */
export const identityLimits = {
  /** D83: a session's sliding life. */
  sessionMs: 2_592_000_000,
  codeMs: 300_000,
  codeWaitMs: 60_000,
  nicknameCharacters: 20,
  introCharacters: 200,
} as const;
