/** What the process that records gets as its first argument. */
export interface RecordingTask {
  /** Of its own, and there: it gets the playlist `index.m3u8`, `init.mp4` and the segments `0.m4s`, `1.m4s` and on. */
  readonly folder: string;
  /** Length of a segment, seconds; it ends with the first key frame after it. */
  readonly segment: number;
  /** How many of the latest segments stay; null: all. */
  readonly retained: number | null;
}

/** How a recording ended: `codec` where browsers do not play what is sent. */
export type RecordingOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: RecordingFailure };
export type RecordingFailure = 'codec' | 'empty' | 'failed';

export const playlistName = 'index.m3u8';
