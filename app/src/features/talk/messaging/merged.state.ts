import { ref } from 'valtio/vanilla';
import { memberState } from '../../../shared/session/index.ts';
import type { ChatMessageLine } from './message-line.ts';

export interface MergedState {
  phase: 'closed' | 'loading' | 'failed' | 'ready';
  /** Id of the message that shows the card. */
  id: string;
  /** The way to the card that is open: the place of a card inside the one before, two at most (D38). */
  path: number[];
  title: string;
  /** Why it could not be loaded: a `msg_key`. */
  failure: string;
  messages: readonly ChatMessageLine[];
}

export const emptyMerged = (): MergedState => ({
  phase: 'closed',
  id: '',
  path: [],
  title: '',
  failure: '',
  messages: ref([]),
});

/** The merged card that is open; read with `useSnapshot`. */
export const mergedState = memberState<MergedState>(emptyMerged);
