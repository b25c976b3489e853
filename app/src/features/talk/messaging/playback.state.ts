import { memberState } from '../../../shared/session/index.ts';

export interface Playback {
  /** The voice message that was pressed last: `at` seconds are heard while it plays. */
  voice: { fileId: string; state: 'loading' | 'playing' | 'failed'; at: number } | null;
  /** The video that plays in its row. */
  video: { fileId: string; url: string } | null;
  /** Videos that this browser could not play. */
  unplayable: readonly string[];
  /** Voice messages that were played on this device (D79), newest last. */
  heard: readonly string[];
}

export const noPlayback = (): Playback => ({ voice: null, video: null, unplayable: [], heard: [] });

/** What of the room plays, and what has been played. */
export const playbackState = memberState<Playback>(noPlayback);
