import { notifyError } from '../../../shared/notices/index.ts';
import { createRequestScope } from '../../../shared/requests/index.ts';
import * as service from './warnings.service.ts';
import { emptyWarnings, warningsState as state } from './warnings.state.ts';

const scope = createRequestScope();

async function load(liveId: string): Promise<void> {
  const isCurrent = scope.watch();
  try {
    const mine = await service.findMyWarning(liveId);
    if (isCurrent()) state.mine = mine;
  } catch (error) {
    if (isCurrent()) notifyError(error);
  }
}

/** Loads the warning that a member has to acknowledge in a live session. @returns ends it */
export function openMyWarning(liveId: string): () => void {
  const isCurrent = scope.begin();
  Object.assign(state, emptyWarnings());
  void load(liveId);
  return () => {
    if (isCurrent()) scope.end();
  };
}

/** G094: the event of the room says that it was taken; one that failed can be tried again. */
export async function confirmWarning(): Promise<void> {
  const { mine } = state;
  if (!mine || state.confirming === 'under way') return;
  state.confirming = 'under way';
  const isCurrent = scope.watch();
  try {
    await service.acknowledge(mine.id);
    if (isCurrent()) Object.assign(state, { confirming: 'no', mine: { ...mine, acknowledged: true } });
  } catch {
    if (isCurrent()) state.confirming = 'failed';
  }
}
