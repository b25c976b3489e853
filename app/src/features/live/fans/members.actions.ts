import { notifyError } from '../../../shared/notices/index.ts';
import { createPages } from '../../../shared/pages/index.ts';
import { listMembers } from './fans.service.ts';
import { fansState as state } from './fans.state.ts';

const pages = createPages({
  state: () => state.members,
  load: (page) => listMembers(state.channelId, page),
  keyOf: ({ user }) => user.uid,
  onMoreFailed: notifyError,
});

/** C058: who is in the club that `openClub` holds, loaded anew each time: places change with every minute. */
export function showMembers(): void {
  state.isListing = true;
  void pages.open();
}

export function hideMembers(): void {
  pages.close();
  state.isListing = false;
}

export const loadMembers = pages.open;
export const loadMoreMembers = pages.more;
