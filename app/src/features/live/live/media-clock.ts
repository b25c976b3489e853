/** What is needed to know which moment of the live session a viewer sees. All ms, but `lag`. */
export interface MediaMoment {
  /** UTC now, on the server's clock. */
  readonly now: number;
  /** UTC when the live session went on air, on the same clock. */
  readonly startedTs: number;
  /** How far the picture is behind what has arrived, in seconds. */
  readonly lag: number;
}

/**
 * N02: ms since the live session went on air at the picture the viewer sees now. What the network and the encoder
 * delay is alike for all viewers; what differs between them is how far each is behind what has arrived.
 */
export const mediaTime = ({ now, startedTs, lag }: MediaMoment): number =>
  Math.max(0, Math.round(now - startedTs - lag * 1_000));
