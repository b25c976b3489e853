export { GuidanceDialog, type GuidanceDialogProps } from './GuidanceDialog/GuidanceDialog.tsx';
export type { GuidanceStep, OwnProfile } from './GuidanceDialog/GuidanceSteps.tsx';
export { InviteCard, type InviteCardProps, type InvitedFriend } from './InviteCard/InviteCard.tsx';
export { SignInCard, type SignInCardProps, type SignInCardState } from './SignInCard/SignInCard.tsx';
export {
  type RewardKind,
  type RewardTask,
  TaskList,
  type TaskListProps,
  type TaskListState,
} from './TaskList/TaskList.tsx';
