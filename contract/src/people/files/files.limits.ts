/** Sizes of uploads, in bytes (K07, V09, D33), and the addresses of private ones. */
export const fileLimits = {
  imageBytes: 10_485_760,
  fileBytes: 52_428_800,
  videoBytes: 209_715_200,
  /** A recording of 60 seconds in Opus has about a tenth of it (D79). */
  voiceBytes: 2_097_152,
  /** D79: a voice message, ms. */
  voiceLeastMs: 1_000,
  voiceMs: 60_000,
  /** How much longer or shorter a recorder may write than it was told, ms: it ends with a whole packet. */
  voiceSlackMs: 500,
  /** S09: a recording of a screen, bytes and ms. One of 60 seconds has about two thirds of it. */
  recordingBytes: 31_457_280,
  recordingMs: 60_000,
  /** How much longer a recorder may write than it was told, ms: it ends with a whole picture. */
  recordingSlackMs: 1_500,
  /** How long the address of a private file is good, ms (D86). */
  fileAddressMs: 300_000,
  /** Files whose addresses are asked for in one call. */
  fileAddressesAtOnce: 100,
  /** Largest document that the viewer opens, and what its parts may be unpacked, bytes: a tab has to hold both (S26). */
  documentBytes: 31_457_280,
  documentUnpackedBytes: 268_435_456,
  /** Documents of which a device remembers the page. */
  documentPlaces: 100,
} as const;
