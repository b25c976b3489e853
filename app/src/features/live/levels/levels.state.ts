import { memberState } from '../../../shared/session/index.ts';
import type { MyLevels } from './levels.service.ts';

export interface LevelsState {
  /** Null while it is loading, and where it could not be loaded. */
  mine: MyLevels | null;
  /** Why it could not be loaded; null otherwise. */
  error: unknown;
  /** The level that is shown before it is unlocked, and when it was. */
  unlocking: { readonly level: number; readonly isDone: boolean } | null;
  isPending: boolean;
  /** Why it was not unlocked: a `msg_key`; empty otherwise. */
  refused: string;
}

export const emptyLevels = (): LevelsState => ({
  mine: null,
  error: null,
  unlocking: null,
  isPending: false,
  refused: '',
});

/** My level on the platform; read with `useSnapshot`. */
export const levelsState = memberState<LevelsState>(emptyLevels);
