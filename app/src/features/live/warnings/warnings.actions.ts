import { notifyError } from '../../../shared/notices/index.ts';
import { createVisit } from '../../../shared/visit/index.ts';
import * as service from './warnings.service.ts';
import { emptyWarnings, warningsState as state } from './warnings.state.ts';

const visit = createVisit();

async function load(liveId: string): Promise<void> {
  const isHere = visit.watch();
  try {
    const mine = await service.findMyWarning(liveId);
    if (isHere()) state.mine = mine;
  } catch (error) {
    if (isHere()) notifyError(error);
  }
}

/** Loads the warning that a member has to acknowledge in a live session. @returns ends it */
export function openMyWarning(liveId: string): () => void {
  const isHere = visit.begin();
  Object.assign(state, emptyWarnings());
  void load(liveId);
  return () => {
    if (isHere()) visit.end();
  };
}

/** G094: the event of the room says that it was taken; one that failed can be tried again. */
export async function confirmWarning(): Promise<void> {
  const { mine } = state;
  if (!mine || state.confirming === 'under way') return;
  state.confirming = 'under way';
  const isHere = visit.watch();
  try {
    await service.acknowledge(mine.id);
    if (isHere()) Object.assign(state, { confirming: 'no', mine: { ...mine, acknowledged: true } });
  } catch {
    if (isHere()) state.confirming = 'failed';
  }
}
