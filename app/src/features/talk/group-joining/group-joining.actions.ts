import type { OpenGroup } from '@goldbean/contract/talk';
import { newRequestId } from '../../../shared/api/index.ts';
import { notifyError } from '../../../shared/notices/index.ts';
import { createPages } from '../../../shared/pages/index.ts';
import { createRequestScope } from '../../../shared/requests/index.ts';
import * as service from './group-joining.service.ts';
import { joinRefusalOf } from './join-refusal.ts';
import { emptyJoining, groupJoiningState as state } from './group-joining.state.ts';

const scope = createRequestScope();
const pages = createPages({
  state: () => state.rows,
  load: service.find,
  keyOf: ({ group_id }: OpenGroup) => group_id,
  onPage: ({ own }) => {
    state.own = own;
  },
  onMoreFailed: notifyError,
});

/** One begins to look for a group. @returns one looks no more */
export function beginFinding(): () => void {
  scope.begin();
  Object.assign(state, emptyJoining());
  void pages.open();
  return () => {
    scope.end();
    pages.close();
  };
}

export const retryFinding = pages.open;
export const moreGroups = pages.more;

/** G098: a refusal stays with its group. @returns whether the group was entered, and one still looks */
export async function joinGroup(id: string): Promise<boolean> {
  const group = state.rows.list.find(({ group_id }) => group_id === id);
  if (!group || state.joining !== '') return false;
  const isCurrent = scope.watch();
  Object.assign(state, { joining: id, refusal: null });
  try {
    await service.join(group.channel_id, id, newRequestId());
    if (isCurrent()) markJoined(id, true);
    return isCurrent();
  } catch (error) {
    if (isCurrent()) state.refusal = { id, ...joinRefusalOf(error) };
    return false;
  } finally {
    if (isCurrent()) state.joining = '';
  }
}

export function askToLeave(id: string): void {
  state.toLeave = state.rows.list.find(({ group_id }) => group_id === id) ?? null;
}

export function stay(): void {
  state.toLeave = null;
}

/** G099: leaves the group that was asked about. @returns whether it was left, and one still looks */
export async function leaveAsked(): Promise<boolean> {
  const { toLeave } = state;
  if (!toLeave || state.isLeaving) return false;
  const isCurrent = scope.watch();
  state.isLeaving = true;
  try {
    await service.exit(toLeave.group_id, newRequestId());
    if (isCurrent()) markJoined(toLeave.group_id, false);
    return isCurrent();
  } catch (error) {
    if (isCurrent()) notifyError(error);
    return false;
  } finally {
    if (isCurrent()) Object.assign(state, { toLeave: null, isLeaving: false });
  }
}

function markJoined(id: string, joined: boolean): void {
  const group = state.rows.list.find(({ group_id }) => group_id === id);
  if (!group || group.joined === joined) return;
  group.joined = joined;
  group.members += joined ? 1 : -1;
}
