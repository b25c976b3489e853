import { notifyError } from '../../../shared/notices/index.ts';
import { createPages } from '../../../shared/pages/index.ts';
import { refreshInfo } from './group-info.actions.ts';
import * as service from './group-members.service.ts';
import {
  emptyMembers,
  groupMembersState as state,
  type Appointed,
  type MembersFilter,
} from './group-members.state.ts';

const pageSize = 50;
/** So long after the last letter a search is asked for, ms. */
const searchAfterMs = 250;
let searchTimer: ReturnType<typeof setTimeout> | undefined;

const pages = createPages({
  state: () => state.pages,
  load: (page) => {
    const { q, role, label, tag } = state.filter;
    return service.loadMembers({
      group_id: state.groupId,
      q,
      ...(role !== null && { role }),
      ...(label !== null && { label }),
      ...(tag !== null && { tag }),
      page,
      page_size: pageSize,
    });
  },
  keyOf: ({ user }) => user.uid,
  onMoreFailed: notifyError,
});

/** The list of a group comes on screen. @returns it goes */
export function openMembers(groupId: string): () => void {
  Object.assign(state, { groupId, ...emptyMembers() });
  void pages.open();
  return () => {
    clearTimeout(searchTimer);
    pages.close();
  };
}
export const { more: moreMembers, open: reloadMembers } = pages;

/** G071: whom the list shows; letters wait for the next one. */
export function filterMembers(change: Partial<MembersFilter>): void {
  Object.assign(state.filter, change);
  clearTimeout(searchTimer);
  searchTimer = setTimeout(() => void pages.open(), change.q === undefined ? 0 : searchAfterMs);
}

/** Opens the card of a member; empty closes it. */
export function showMember(uid: string): void {
  state.shown = uid;
}

/** Does it, and shows what has come of it; a refusal is told. */
async function change(action: () => Promise<unknown>): Promise<void> {
  try {
    await action();
  } catch (error) {
    notifyError(error);
    return;
  }
  await Promise.all([pages.open(), refreshInfo()]);
}

/** G072: empty takes it away. */
export const remark = (uid: string, text: string) =>
  change(() => service.saveRemark({ group_id: state.groupId, uid, text }));

/** G073. */
export const addTag = (uid: string, tag: { readonly category: string; readonly text: string }) =>
  change(() => service.saveTag({ group_id: state.groupId, uid, ...tag }));

/** G074. */
export const removeTag = (tagId: string) => change(() => service.deleteTag(tagId));

/** G178. */
export const appoint = (uid: string, role: Appointed) =>
  change(() => service.appoint({ group_id: state.groupId, uid, role }));
