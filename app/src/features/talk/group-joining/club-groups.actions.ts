import { asApiError, newRequestId } from '../../../shared/api/index.ts';
import { createRequestScope } from '../../../shared/requests/index.ts';
import { clubGroupsState as state, emptyClubGroups } from './club-groups.state.ts';
import * as service from './group-joining.service.ts';
import { joinRefusalOf } from './join-refusal.ts';

const scope = createRequestScope();

/** Shows the fan groups of a channel. @returns ends it */
export function openClubGroups(channelId: string): () => void {
  const isCurrent = scope.begin();
  Object.assign(state, emptyClubGroups(), { channelId });
  void loadClubGroups();
  return () => {
    if (isCurrent()) scope.end();
  };
}

export async function loadClubGroups(): Promise<void> {
  const isCurrent = scope.watch();
  state.failure = '';
  try {
    const { list } = await service.findIn(state.channelId);
    if (isCurrent()) state.list = list.filter(({ kind }) => kind === 'fan');
  } catch (error) {
    if (isCurrent()) state.failure = asApiError(error).msgKey;
  }
}

/** One action at a time; a refusal stays with its group. */
async function act(id: string, ask: () => Promise<unknown>): Promise<void> {
  if (state.pending !== '') return;
  const isCurrent = scope.watch();
  Object.assign(state, { pending: id, refusal: null });
  try {
    await ask();
    if (isCurrent()) await loadClubGroups();
  } catch (error) {
    if (isCurrent()) state.refusal = { id, ...joinRefusalOf(error) };
  } finally {
    if (isCurrent()) state.pending = '';
  }
}

/** G098. */
export const enterClubGroup = (id: string): Promise<void> =>
  act(id, () => service.join(state.channelId, id, newRequestId()));

/** G099. */
export const leaveClubGroup = (id: string): Promise<void> => act(id, () => service.exit(id, newRequestId()));
