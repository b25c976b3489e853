import { asApiError, newRequestId } from '../../../shared/api/index.ts';
import { createVisit } from '../../../shared/visit/index.ts';
import { clubGroupsState as state, emptyClubGroups } from './club-groups.state.ts';
import * as service from './group-joining.service.ts';
import { joinRefusalOf } from './join-refusal.ts';

const visit = createVisit();

/** Shows the fan groups of a channel. @returns ends it */
export function openClubGroups(channelId: string): () => void {
  const isHere = visit.begin();
  Object.assign(state, emptyClubGroups(), { channelId });
  void loadClubGroups();
  return () => {
    if (isHere()) visit.end();
  };
}

export async function loadClubGroups(): Promise<void> {
  const isHere = visit.watch();
  state.failure = '';
  try {
    const { list } = await service.findIn(state.channelId);
    if (isHere()) state.list = list.filter(({ kind }) => kind === 'fan');
  } catch (error) {
    if (isHere()) state.failure = asApiError(error).msgKey;
  }
}

/** One deed at a time; a refusal stays with its group. */
async function act(id: string, ask: () => Promise<unknown>): Promise<void> {
  if (state.pending !== '') return;
  const isHere = visit.watch();
  Object.assign(state, { pending: id, refusal: null });
  try {
    await ask();
    if (isHere()) await loadClubGroups();
  } catch (error) {
    if (isHere()) state.refusal = { id, ...joinRefusalOf(error) };
  } finally {
    if (isHere()) state.pending = '';
  }
}

/** G098. */
export const enterClubGroup = (id: string): Promise<void> =>
  act(id, () => service.join(state.channelId, id, newRequestId()));

/** G099. */
export const leaveClubGroup = (id: string): Promise<void> => act(id, () => service.exit(id, newRequestId()));
