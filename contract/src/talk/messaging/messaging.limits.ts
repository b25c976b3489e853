/** Limits of what is said in rooms. Times in ms. */
export const messagingLimits = {
  /** D26, domain 3.4: a chat message that no answer came to has failed. */
  sendTimeoutMs: 10_000,
  chatTextCharacters: 2_000,
  /** D36. */
  recallWindowMs: 120_000,
  editAgainWindowMs: 300_000,
  /** E05: pictures and files in one choice. */
  attachmentsAtOnce: 9,
  /** Bars of a voice message's waveform. */
  waveformBars: 40,
  /** V11, V12 (K02, K03): messages in one selection, and rooms they are forwarded to. */
  selectionMax: 50,
  targetsMax: 9,
  /** Why somebody is muted (C107), and why a proposed mute is refused (G191). */
  muteReasonCharacters: 200,
  /** A member's inbox gets no more than one frame with news in this time. */
  inboxPaceMs: 250,
  /** What the inbox carries of a text. */
  inboxLineCharacters: 100,
} as const;
