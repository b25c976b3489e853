import type { LagCause } from './lag-cause.ts';

/**
 * `idle`: nothing is asked of it. `connecting`: the first picture is on its way. `playing`. `stalled`: the picture
 * stands and is being fetched anew. `lost`: several tries failed; it goes on trying, seldom. `offline`: the
 * browser has no network. `blocked`: the browser wants a press before it plays. `unsupported`: it never will.
 */
export type PlayerPhase =
  | 'idle'
  | 'connecting'
  | 'playing'
  | 'stalled'
  | 'lost'
  | 'offline'
  | 'blocked'
  | 'unsupported';

export interface PlayerStatus {
  readonly phase: PlayerPhase;
  /** Seconds behind what has arrived. */
  readonly lag: number;
  readonly why: LagCause;
  /** The browser let it play without sound only. */
  readonly isSilenced: boolean;
}

export interface PictureStream {
  readonly close: () => void;
  /** How far behind the newest picture, in seconds, of a stream that keeps close by itself. */
  readonly latency?: () => number;
}
export interface PictureStreamEvents {
  /** Ended by the server, cut by the network, or not understood by the browser. */
  readonly onBroken: (why: 'over' | 'network' | 'media') => void;
}

/** The part of a video element that is used. */
export type Screen = Pick<
  HTMLVideoElement,
  'play' | 'buffered' | 'currentTime' | 'playbackRate' | 'paused' | 'muted' | 'volume'
>;
