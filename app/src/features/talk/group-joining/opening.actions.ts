import { asApiError, newRequestId } from '../../../shared/api/index.ts';
import { createRequestScope } from '../../../shared/requests/index.ts';
import { retryFinding } from './group-joining.actions.ts';
import * as service from './group-joining.service.ts';
import { groupJoiningState as state } from './group-joining.state.ts';

const scope = createRequestScope();

/** One begins to write up a group of one's own channel. */
export function beginOpening(): void {
  scope.begin();
  state.opening = { isSaving: false, msgKey: '', requestId: newRequestId() };
}

export function endOpening(): void {
  scope.end();
  state.opening = null;
}

/** G230: a refusal stays with the form. @returns whether it was opened */
export async function openNewGroup(group: service.OpenedGroup): Promise<boolean> {
  const { opening } = state;
  if (!opening || opening.isSaving) return false;
  const isCurrent = scope.watch();
  Object.assign(opening, { isSaving: true, msgKey: '' });
  try {
    await service.open(group, opening.requestId);
    if (!isCurrent()) return false;
    endOpening();
    void retryFinding();
    return true;
  } catch (error) {
    // Another try may say something else, and is another request.
    if (isCurrent())
      state.opening = { isSaving: false, msgKey: asApiError(error).msgKey, requestId: newRequestId() };
    return false;
  }
}
