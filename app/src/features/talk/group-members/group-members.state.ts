import type { CallData } from '@goldbean/contract/shared';
import type { calls, GroupMember, GroupRole } from '@goldbean/contract/talk';
import type { AppointedRole, MemberActivity } from '@goldbean/design-system/chat';
import { emptyPages, type Pages } from '../../../shared/pages/index.ts';
import { memberState } from '../../../shared/session/index.ts';

export type GroupInfo = CallData<typeof calls.groups.info>;

/** What staff may make of a member. */
export type Appointed = AppointedRole;

export interface MembersFilter {
  q: string;
  role: GroupRole | null;
  label: MemberActivity | null;
  tag: string | null;
}

export interface GroupMembersState {
  /** The group that is open, or empty. */
  groupId: string;
  /** Null while it is loading, and when it could not be loaded. */
  info: GroupInfo | null;
  /** What people are here, by uid; a student is left out. */
  roles: Record<string, GroupRole>;
  filter: MembersFilter;
  /** Who fits the filter. */
  pages: Pages<GroupMember>;
  /** Uid of the member whose card is open, or empty. */
  shown: string;
  /** Who was found for what stands behind an `@`. */
  naming: { query: string; found: readonly NamedUser[] };
}

/** A member as one names them. */
type NamedUser = Pick<GroupMember['user'], 'uid' | 'nickname' | 'img'>;

/** Nobody was looked for. */
export const emptyNaming = (): GroupMembersState['naming'] => ({ query: '', found: [] });

export const emptyMembers = (): Pick<GroupMembersState, 'filter' | 'pages' | 'shown'> => ({
  filter: { q: '', role: null, label: null, tag: null },
  pages: emptyPages<GroupMember>(),
  shown: '',
});

/** The people of the group that is open; read with `useSnapshot`. */
export const groupMembersState = memberState<GroupMembersState>(() => ({
  groupId: '',
  info: null,
  roles: {},
  naming: emptyNaming(),
  ...emptyMembers(),
}));
