import { memberState } from '../../../shared/session/index.ts';
import type { Shown } from './poster.service.ts';

/** `over`: the visitor has seen as much as the server shows without a sign-in. */
export type Picture = 'paused' | 'loading' | 'playing' | 'over';

export interface PosterState {
  phase: 'loading' | 'ready';
  live: Shown['live'];
  /** Address of the next preview, good for 60 s and for one opening; empty when it must be asked for. */
  flv: string;
  /** There was a picture to play when it was last asked. */
  hasPicture: boolean;
  picture: Picture;
}

export const posterState = memberState<PosterState>(() => ({
  phase: 'loading',
  live: null,
  flv: '',
  hasPicture: false,
  picture: 'paused',
}));
