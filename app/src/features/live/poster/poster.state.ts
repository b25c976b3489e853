import { memberState } from '../../../shared/session/index.ts';
import type { LivePreview } from './poster.service.ts';

/** `over`: the visitor has seen as much as the server shows without a sign-in. */
export type PosterPhase = 'paused' | 'loading' | 'playing' | 'over';

export interface PosterState {
  phase: 'loading' | 'ready';
  live: LivePreview['live'];
  /** Address of the next preview, good for 60 s and for one opening; empty when it must be asked for. */
  flv: string;
  /** There was a picture to play when it was last asked. */
  hasPicture: boolean;
  picture: PosterPhase;
}

export const posterState = memberState<PosterState>(() => ({
  phase: 'loading',
  live: null,
  flv: '',
  hasPicture: false,
  picture: 'paused',
}));
