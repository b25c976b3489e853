import type { ReplayCard } from '@goldbean/contract/live';
import { proxy } from 'valtio/vanilla';

/** Replays of a channel; read with `useSnapshot`. */
export const replaysState = proxy<{ phase: 'loading' | 'ready' | 'failed'; list: ReplayCard[] }>({
  phase: 'loading',
  list: [],
});
