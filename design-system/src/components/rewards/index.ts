export { GuidanceDialog, type GuidanceDialogProps } from './GuidanceDialog/GuidanceDialog.tsx';
export type { GuidanceStepView, GuidanceProfile } from './GuidanceDialog/GuidanceSteps.tsx';
export { InviteCard, type InviteCardProps, type InvitedFriendView } from './InviteCard/InviteCard.tsx';
export { SignInCard, type SignInCardProps, type SignInCardState } from './SignInCard/SignInCard.tsx';
export {
  type RewardTaskKind,
  type RewardTask,
  TaskList,
  type TaskListProps,
  type TaskListState,
} from './TaskList/TaskList.tsx';
