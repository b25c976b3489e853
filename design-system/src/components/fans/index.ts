export {
  ExitClubDialog,
  type ExitClubDialogProps,
  type ExitClubState,
} from './ExitClubDialog/ExitClubDialog.tsx';
export type { FanClub, FanLevel, FanMember } from './fan-club.ts';
export { FanBadge, type FanBadgeProps } from './FanBadge/FanBadge.tsx';
export { FanClubPanel, type FanClubPanelProps, type FanClubState } from './FanClubPanel/FanClubPanel.tsx';
export type { JoinRefusal } from './FanClubPanel/JoinClub.tsx';
export { FanGroupCard, type FanGroupCardProps, type FanGroupState } from './FanGroupCard/FanGroupCard.tsx';
export { type FanTask, FanTasks, type FanTasksProps, type FanTasksState } from './FanTasks/FanTasks.tsx';
export type { IronFanState, IronMembership, IronPlan, IronPlanId } from './IronFanPlans/iron-fan.ts';
export { IronFanPlans, type IronFanPlansProps } from './IronFanPlans/IronFanPlans.tsx';
export { LevelUnlock, type LevelUnlockProps, type LevelUnlockState } from './LevelUnlock/LevelUnlock.tsx';
