import type { ChatGroupRole } from '../chat-message.ts';

/** A label on a member that staff put there (E07). */
export interface MemberTag {
  id: string;
  /** What kind of tag it is; at most 10 characters (V16). */
  category?: string;
  /** At most 25 characters (K05). */
  text: string;
  /** Nickname of who added it; only they may delete it (P07). */
  addedBy: string;
  isMine: boolean;
}

/** How much somebody writes (domain 3.4); none between the three. */
export const memberActivities = ['active', 'bubbling', 'diving'] as const;
export type MemberActivity = (typeof memberActivities)[number];

export interface GroupMemberView {
  uid: string;
  nickname: string;
  img: string;
  role: ChatGroupRole;
  activity?: MemberActivity;
  /** What the reader calls them; nobody else sees it (E07). */
  remark?: string;
  tags: readonly MemberTag[];
  /** UTC ms, or for ever; left out while they may speak. */
  mutedUntil?: number | 'forever';
  /** UTC ms. */
  joinedAt: number;
  isMe?: boolean;
}

/** The seven roles, those who run the class first. */
export const groupRoles: readonly ChatGroupRole[] = [
  'head_teacher',
  'lecturer',
  'class_monitor',
  'class_committee',
  'employee',
  'robot',
  'student',
];
