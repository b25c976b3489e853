import type { GroupEntry } from '@goldbean/contract/talk';
import { proxy } from 'valtio/vanilla';

export interface GroupsState {
  phase: 'loading' | 'ready' | 'failed';
  /** The latest talk first. */
  list: GroupEntry[];
  /** The room that is on screen, or empty: what is said there is read at once. */
  shown: string;
}

export const emptyGroups = (): GroupsState => ({ phase: 'loading', list: [], shown: '' });

/** The class groups of the member; read with `useSnapshot`. */
export const groupsState = proxy<GroupsState>(emptyGroups());

/** Unread messages of all groups together. */
export const unreadOf = (list: readonly { readonly unread: number }[]): number =>
  list.reduce((sum, { unread }) => sum + unread, 0);
