import type { User } from '@goldbean/contract/shared';
import { createIntents, newRequestId } from '../../../shared/api/index.ts';
import { notifyError } from '../../../shared/notices/index.ts';
import { createPages, emptyPages } from '../../../shared/pages/index.ts';
import * as service from './iron-fans.service.ts';
import { ironFansState as state } from './iron-fans.state.ts';

let channel = '';
const intents = createIntents(newRequestId);
const pages = createPages({
  state: () => state.members,
  load: (page) => service.listMembers(channel, page),
  keyOf: ({ user }) => user.uid,
  onMoreFailed: notifyError,
});

/** Looks at the iron fans of a channel that one runs. @returns ends it */
export function openMembers(channelId: string): () => void {
  channel = channelId;
  Object.assign(state, { members: emptyPages(), extending: null, isExtending: false, failure: null });
  void pages.open();
  return pages.close;
}

export const loadMembers = pages.open;
export const loadMoreMembers = pages.more;

/** Asks how long and why; null: no more. */
export function askToExtend(user: User | null): void {
  Object.assign(state, { extending: user, failure: null });
}

/** G149; pressed again it is the same intent. */
export async function extendMember(days: number, reason: string): Promise<void> {
  const { extending, isExtending } = state;
  if (!extending || isExtending) return;
  const { uid } = extending;
  Object.assign(state, { isExtending: true, failure: null });
  try {
    const { my } = await intents.run(`extend ${channel} ${uid} ${days} ${reason}`, (id) =>
      service.extend(channel, { uid, days, reason }, id),
    );
    const row = state.members.list.find(({ user }) => user.uid === uid);
    if (row) row.membership = my;
    state.extending = null;
  } catch (error) {
    state.failure = error;
  } finally {
    state.isExtending = false;
  }
}
