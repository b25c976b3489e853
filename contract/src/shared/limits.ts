/**
 * Limits that no single feature owns: loading, the socket, and reasons that staff write. Those of a feature are in its
 * `.limits.ts`. The server is the authority; `config/boot` answers all of them. Times in ms, sizes in bytes.
 */
export const sharedLimits = {
  /** K01, S48: a script group that takes longer is a load error. */
  chunkTimeoutMs: 120_000,
  /** K21, T16. */
  pingIntervalMs: 30_000,
  pongTimeoutMs: 5_000,
  /** D87: a socket that nobody bound is closed. */
  bindTimeoutMs: 10_000,
  /** D57: what the server remembers of a room for those who come back. */
  resumeFrames: 500,
  resumeMs: 600_000,
  /** Bytes waiting for one socket before it is cut (performance.md R7). */
  socketBacklogBytes: 1_048_576,
  /** D70: why somebody of the staff does something, for the member concerned. */
  reasonCharacters: 200,
} as const;
