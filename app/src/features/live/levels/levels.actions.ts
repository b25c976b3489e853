import { ref } from 'valtio/vanilla';
import { asApiError, createIntents, newRequestId } from '../../../shared/api/index.ts';
import { createRequestScope } from '../../../shared/requests/index.ts';
import * as service from './levels.service.ts';
import { emptyLevels, levelsState as state } from './levels.state.ts';

const scope = createRequestScope();
const intents = createIntents(newRequestId);

/** Shows my level. @returns ends it */
export function openLevels(): () => void {
  const isCurrent = scope.begin();
  Object.assign(state, emptyLevels());
  void loadLevels();
  return () => {
    if (isCurrent()) scope.end();
  };
}

/** G540; what is shown stays until the answer comes. */
export async function loadLevels(): Promise<void> {
  const isCurrent = scope.watch();
  state.error = null;
  try {
    const mine = await service.loadLevels();
    if (isCurrent()) state.mine = mine;
  } catch (error) {
    if (isCurrent()) Object.assign(state, { mine: null, error: ref(asApiError(error)) });
  }
}

/** Shows what a level gives before it is unlocked. */
export function askUnlock(level: number): void {
  Object.assign(state, { unlocking: { level, isDone: false }, refused: '' });
}

export function endUnlock(): void {
  state.unlocking = null;
}

/** C071, of the level that is shown. @returns the level when it was unlocked, else null */
export async function unlockLevel(): Promise<number | null> {
  if (!state.unlocking || state.isPending) return null;
  const { level } = state.unlocking;
  const isCurrent = scope.watch();
  Object.assign(state, { isPending: true, refused: '' });
  try {
    await intents.run(`unlock ${level}`, (id) => service.unlock(level, id));
    if (!isCurrent()) return level;
    state.unlocking = { level, isDone: true };
    await loadLevels();
    return level;
  } catch (error) {
    if (isCurrent()) state.refused = asApiError(error).msgKey;
    return null;
  } finally {
    if (isCurrent()) state.isPending = false;
  }
}
