import type { Topic } from '@goldbean/contract/content';
import { memberState } from '../../../shared/session/index.ts';

export interface TopicsState {
  phase: 'loading' | 'ready' | 'failed';
  list: Topic[];
  /** Why they could not be loaded. */
  error: unknown;
  /** Topics that are being followed or given up. */
  busy: string[];
}

export const topicsState = memberState<TopicsState>(() => ({
  phase: 'loading',
  list: [],
  error: null,
  busy: [],
}));
