import type { ShortVideo } from '@goldbean/contract/content';
import { emptyFeed, type Feed } from '../../../shared/feed/index.ts';
import { memberState } from '../../../shared/session/index.ts';
import type { Tab } from './short-videos.service.ts';
import { wasMuted } from './watch-memory.ts';

export interface ShortVideosState {
  tab: Tab;
  /** What is listed, and played one after the other. */
  feed: Feed<ShortVideo>;
  /** The film that plays. */
  watch: {
    phase: 'loading' | 'playing' | 'paused' | 'lost';
    /** ms. */
    position: number;
    /** ms; 0 while it is not known. */
    duration: number;
    isMuted: boolean;
  };
  /** My video that I am asked about before it is deleted. */
  deleting: string | null;
}

export const shortVideosState = memberState<ShortVideosState>(() => ({
  tab: 'new',
  feed: emptyFeed(),
  watch: { phase: 'loading', position: 0, duration: 0, isMuted: wasMuted() },
  deleting: null,
}));
