export { ActionRecord, type ActionRecordProps } from './ActionRecord/ActionRecord.tsx';
export { AppealForm, type AppealFormProps, type AppealFormState } from './AppealForm/AppealForm.tsx';
export {
  FeedbackDesk,
  type FeedbackDeskProps,
  type FeedbackDeskView,
  type FeedbackDeskTab,
} from './FeedbackDesk/FeedbackDesk.tsx';
export type { GivenFeedback } from './FeedbackDesk/given-feedback.ts';
export {
  FeedbackPanel,
  type FeedbackPanelProps,
  type FeedbackPanelTab,
  type OwnFeedbackState,
} from './FeedbackPanel/FeedbackPanel.tsx';
export type { ModerationActionKind, AppealState, ModerationAction } from './moderation.ts';
export {
  ReviewItem,
  type ReviewItemProps,
  type ReviewItemKind,
  type ReviewItemState,
} from './ReviewItem/ReviewItem.tsx';
export { MuteProposal, type MuteProposalProps, type ProposedMute } from './MuteProposal/MuteProposal.tsx';
export { OwnActs, type OwnActsProps, type OwnActsView } from './OwnActs/OwnActs.tsx';
export { MuteDialog, type MuteDialogProps, type CurrentMute } from './MuteDialog/MuteDialog.tsx';
export {
  ReportDesk,
  type ReportDeskProps,
  type ReportDeskState,
  type ReportTab,
} from './ReportDesk/ReportDesk.tsx';
export type { Reported } from './ReportDesk/reported.ts';
export type { Settlement } from './ReportDesk/SettleDialog.tsx';
export type { HeldVerdictView } from './ReviewDesk/HeldVerdictRow.tsx';
export {
  type QueuedItem,
  ReviewDesk,
  type ReviewDeskProps,
  type ReviewDeskState,
  type ReviewQueueView,
} from './ReviewDesk/ReviewDesk.tsx';
