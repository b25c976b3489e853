import { notifyError } from '../../../shared/notices/index.ts';
import { createPages } from '../../../shared/pages/index.ts';
import { listMembers, type MembersView } from './fans.service.ts';
import { fansState as state } from './fans.state.ts';

const pages = createPages({
  state: () => state.members,
  load: (page) => listMembers(state.channelId, state.membersView, page),
  keyOf: ({ user }) => user.uid,
  onMoreFailed: notifyError,
});

/** C058: who is in the club that `openClub` holds, loaded anew each time: places change with every minute. */
export function showMembers(): void {
  state.isListing = true;
  void pages.open();
}

/** Lists them in another way, from the first page on. */
export function viewMembers(view: MembersView): void {
  if (view === state.membersView) return;
  state.membersView = view;
  void pages.show(1);
}

export function hideMembers(): void {
  pages.close();
  state.isListing = false;
  state.membersView = 'closest';
}

export const loadMembers = pages.open;
export const loadMoreMembers = pages.more;
