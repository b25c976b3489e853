import { ref } from 'valtio/vanilla';
import { asApiError, createIntents, newRequestId } from '../../../shared/api/index.ts';
import { createVisit } from '../../../shared/visit/index.ts';
import * as service from './levels.service.ts';
import { emptyLevels, levelsState as state } from './levels.state.ts';

const visit = createVisit();
const intents = createIntents(newRequestId);

/** Shows my level. @returns ends it */
export function openLevels(): () => void {
  const isHere = visit.begin();
  Object.assign(state, emptyLevels());
  void loadLevels();
  return () => {
    if (isHere()) visit.end();
  };
}

/** G540; what is shown stays until the answer comes. */
export async function loadLevels(): Promise<void> {
  const isHere = visit.watch();
  state.error = null;
  try {
    const mine = await service.loadLevels();
    if (isHere()) state.mine = mine;
  } catch (error) {
    if (isHere()) Object.assign(state, { mine: null, error: ref(asApiError(error)) });
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
  const isHere = visit.watch();
  Object.assign(state, { isPending: true, refused: '' });
  try {
    await intents.run(`unlock ${level}`, (id) => service.unlock(level, id));
    if (!isHere()) return level;
    state.unlocking = { level, isDone: true };
    await loadLevels();
    return level;
  } catch (error) {
    if (isHere()) state.refused = asApiError(error).msgKey;
    return null;
  } finally {
    if (isHere()) state.isPending = false;
  }
}
