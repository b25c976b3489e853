/** What plays: a video that every browser plays (D32), or spoken words (D79). */
export type PlayedFormat = 'mp4' | 'mp3';

/** What a file is converted to; `jpg` is the first picture of a video. */
export type ConvertedTo = PlayedFormat | 'jpg';

/** Format of what is converted, as FFmpeg calls it. It is never guessed: a playlist could name other files. */
export type ConvertedFrom = 'avi' | 'flv' | 'mov' | 'webm';

/** What one conversion may cost. */
export interface ConversionLimits {
  /** Of one picture of the source. */
  readonly pixels: number;
  /** How long it plays, ms. */
  readonly playedMs: number;
  /** Of the result, bytes. */
  readonly bytes: number;
  /** Of the process that converts, bytes. */
  readonly memoryBytes: number;
  /** Of the clock, ms. */
  readonly timeMs: number;
}

/** What the process that converts gets. Paths are local. */
export interface ConversionTask {
  readonly source: string;
  readonly target: string;
  readonly from: ConvertedFrom;
  readonly to: ConvertedTo;
  readonly limits: ConversionLimits;
}

/** Why there is no result: for the log and the row, not for members. */
export type ConversionFailure =
  | 'unreadable'
  | 'pixels'
  | 'length'
  | 'bytes'
  | 'memory'
  | 'time'
  | 'crashed'
  /** `node-av` is not installed for this machine. */
  | 'missing';

/** `stopped`: the server ends; it is to be begun again. */
export type ConversionOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: ConversionFailure | 'stopped'; readonly detail: string };
