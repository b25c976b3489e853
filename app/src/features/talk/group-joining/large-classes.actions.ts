import { newRequestId } from '../../../shared/api/index.ts';
import { notifyError } from '../../../shared/notices/index.ts';
import { createPages } from '../../../shared/pages/index.ts';
import * as service from './group-joining.service.ts';
import { largeClassesState as state } from './large-classes.state.ts';

const pages = createPages({
  state: () => state,
  load: service.listLarge,
  keyOf: ({ group_id }) => group_id,
  onMoreFailed: notifyError,
});

/** G461: also without an account. */
export const loadLargeClasses = pages.open;
export const moreLargeClasses = pages.more;

/** G098: who is in it already stays in it. @returns whether one is in it now */
export async function enterLargeClass(groupId: string): Promise<boolean> {
  const group = state.list.find(({ group_id }) => group_id === groupId);
  if (!group || state.entering !== '') return false;
  state.entering = groupId;
  try {
    await service.join(group.channel_id, groupId, newRequestId());
    return true;
  } catch (error) {
    notifyError(error);
    return false;
  } finally {
    state.entering = '';
  }
}
