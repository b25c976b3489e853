import { useSnapshot } from 'valtio';
import { streamingState } from '../streaming.state.ts';

/** Whether an encoder pushes, as last measured. */
export const usePushing = (): boolean => useSnapshot(streamingState).health?.pushing ?? false;
