import { asApiError, newRequestId } from '../../../shared/api/index.ts';
import { createVisit } from '../../../shared/visit/index.ts';
import { retryFinding } from './group-joining.actions.ts';
import * as service from './group-joining.service.ts';
import { groupJoiningState as state } from './group-joining.state.ts';

const visit = createVisit();

/** One begins to write up a group of one's own channel. */
export function beginOpening(): void {
  visit.begin();
  state.opening = { isSaving: false, msgKey: '', requestId: newRequestId() };
}

export function endOpening(): void {
  visit.end();
  state.opening = null;
}

/** G230: a refusal stays with the form. @returns whether it was opened */
export async function openNewGroup(group: service.OpenedGroup): Promise<boolean> {
  const { opening } = state;
  if (!opening || opening.isSaving) return false;
  const isHere = visit.watch();
  Object.assign(opening, { isSaving: true, msgKey: '' });
  try {
    await service.open(group, opening.requestId);
    if (!isHere()) return false;
    endOpening();
    void retryFinding();
    return true;
  } catch (error) {
    // Another try may say something else, and is another request.
    if (isHere())
      state.opening = { isSaving: false, msgKey: asApiError(error).msgKey, requestId: newRequestId() };
    return false;
  }
}
