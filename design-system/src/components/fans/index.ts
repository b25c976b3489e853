export {
  ExitClubDialog,
  type ExitClubDialogProps,
  type ExitClubState,
} from './ExitClubDialog/ExitClubDialog.tsx';
export type { FanClubView, FanLevel, FanMember } from './fan-club.ts';
export { FanBadge, type FanBadgeProps } from './FanBadge/FanBadge.tsx';
export { FanClubPanel, type FanClubPanelProps, type FanClubState } from './FanClubPanel/FanClubPanel.tsx';
export type { JoinClubRefusal } from './FanClubPanel/JoinClub.tsx';
export { FanGroupCard, type FanGroupCardProps, type FanGroupState } from './FanGroupCard/FanGroupCard.tsx';
export { FanGroups, type FanGroupsProps } from './FanGroups/FanGroups.tsx';
export {
  type FanMemberRow,
  FanMembers,
  type FanMembersProps,
  type FanMembersState,
} from './FanMembers/FanMembers.tsx';
export { type FanTaskView, FanTasks, type FanTasksProps, type FanTasksState } from './FanTasks/FanTasks.tsx';
export {
  type IronExtension,
  IronExtendDialog,
  type IronExtendDialogProps,
} from './IronExtendDialog/IronExtendDialog.tsx';
export type {
  IronFanState,
  IronMembershipView,
  IronPlanView,
  IronPlanId,
  IronMembershipState,
} from './IronFanPlans/iron-fan.ts';
export { IronFanPlans, type IronFanPlansProps } from './IronFanPlans/IronFanPlans.tsx';
export {
  type IronMemberRow,
  IronMembers,
  type IronMembersProps,
  type IronMembersState,
} from './IronMembers/IronMembers.tsx';
export {
  type IronMembershipRow,
  IronMemberships,
  type IronMembershipsProps,
  type IronMembershipsState,
} from './IronMemberships/IronMemberships.tsx';
export {
  MemberLevels,
  type MemberLevelsProps,
  type MemberLevelsState,
} from './MemberLevels/MemberLevels.tsx';
export { LevelUnlock, type LevelUnlockProps, type LevelUnlockState } from './LevelUnlock/LevelUnlock.tsx';
