import type { ReplayCard } from '@goldbean/contract/live';
import { memberState } from '../../../shared/session/index.ts';

/** Replays of a channel; read with `useSnapshot`. */
export const replaysState = memberState<{ phase: 'loading' | 'ready' | 'failed'; list: ReplayCard[] }>(
  () => ({
    phase: 'loading',
    list: [],
  }),
);
