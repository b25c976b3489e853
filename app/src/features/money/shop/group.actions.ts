import { createIntents, newRequestId } from '../../../shared/api/index.ts';
import { notifyError } from '../../../shared/notices/index.ts';
import { createPages } from '../../../shared/pages/index.ts';
import { loadGoods } from './shop.actions.ts';
import * as service from './shop.service.ts';
import { shopState as state } from './shop.state.ts';

const intents = createIntents(newRequestId);
const groupOf = (productId: string | null) => state.goods.list.find(({ id }) => id === productId)?.group;

/** Asks whether to join the group purchase of a product; its agreement is ticked first. */
export function askToJoin(productId: string): void {
  state.joining = productId;
}
export function cancelJoining(): void {
  if (!state.isJoining) state.joining = null;
}

/** C092: joins; pressed again it is the same intent. */
export async function joinGroup(): Promise<void> {
  const { liveId, joining: productId, isJoining } = state;
  if (productId === null || isJoining) return;
  state.isJoining = true;
  try {
    await intents.run(`join ${liveId} ${productId}`, (id) => service.joinGroup(liveId, productId, id));
  } catch (error) {
    notifyError(error);
  } finally {
    if (state.liveId === liveId) {
      Object.assign(state, { isJoining: false, joining: null });
      // How it stands now, also when somebody else took the last place.
      void loadGoods();
    }
  }
}

const members = createPages({
  state: () => state.members,
  load: (page) => service.loadMembers(groupOf(state.asked)?.id ?? '', page),
  keyOf: ({ uid }) => uid,
  onMoreFailed: notifyError,
});

/** C094: shows who is in the group purchase of a product. */
export function openMembers(productId: string): void {
  state.asked = productId;
  void members.open();
}
export const loadMembers = members.open;
export const loadMoreMembers = members.more;
export function closeMembers(): void {
  members.close();
  state.asked = null;
}
