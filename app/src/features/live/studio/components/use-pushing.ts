import { useSnapshot } from 'valtio';
import { studioState } from '../studio.state.ts';

/** Whether an encoder pushes, as last measured. */
export const usePushing = (): boolean => useSnapshot(studioState).health?.pushing ?? false;
