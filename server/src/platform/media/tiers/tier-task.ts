/** What the process that encodes a tier gets as its first argument. */
export interface TierTask {
  /** px. */
  readonly height: number;
  /** kbit/s of the picture. */
  readonly bitrate: number;
}
