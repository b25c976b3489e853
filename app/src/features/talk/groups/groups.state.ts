import type { GroupEntry } from '@goldbean/contract/talk';
import { proxy } from 'valtio/vanilla';
import type { ListedGroup } from './lines.ts';

export interface GroupsState {
  phase: 'loading' | 'ready' | 'failed';
  /** The pinned first, then the latest talk. */
  list: ListedGroup[];
  /** The room that is on screen, or empty: what is said there is read at once. */
  shown: string;
  /** That room was marked as unread: it stays so until it is opened again (S17). */
  isShownKept: boolean;
}

export const emptyGroups = (): GroupsState => ({
  phase: 'loading',
  list: [],
  shown: '',
  isShownKept: false,
});

/** The class groups of the member; read with `useSnapshot`. */
export const groupsState = proxy<GroupsState>(emptyGroups());

export const entryOf = (room: string): ListedGroup | undefined =>
  groupsState.list.find(({ group }) => group.room === room);

/** Unread messages of all groups together, without those that the member has muted. */
export const unreadOf = (list: readonly Pick<GroupEntry, 'unread' | 'muted'>[]): number =>
  list.reduce((sum, { unread, muted }) => sum + (muted ? 0 : unread), 0);

/** The pinned first, then the latest talk, as the server lists them. */
export const inOrder = (a: GroupEntry, b: GroupEntry): number =>
  Number(b.pinned) - Number(a.pinned) || (b.last_msg?.ts ?? 0) - (a.last_msg?.ts ?? 0);
