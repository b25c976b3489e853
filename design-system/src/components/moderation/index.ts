export { ActionRecord, type ActionRecordProps } from './ActionRecord/ActionRecord.tsx';
export { AppealForm, type AppealFormProps, type AppealFormState } from './AppealForm/AppealForm.tsx';
export {
  FeedbackDesk,
  type FeedbackDeskProps,
  type FeedbackDeskState,
  type FeedbackDeskTab,
} from './FeedbackDesk/FeedbackDesk.tsx';
export type { GivenFeedback } from './FeedbackDesk/given-feedback.ts';
export {
  FeedbackPanel,
  type FeedbackPanelProps,
  type FeedbackPanelTab,
  type OwnFeedbackState,
} from './FeedbackPanel/FeedbackPanel.tsx';
export type { ActionKind, AppealState, ModerationAction } from './moderation.ts';
export {
  ReviewItem,
  type ReviewItemProps,
  type ReviewKind,
  type ReviewState,
} from './ReviewItem/ReviewItem.tsx';
export { MuteProposal, type MuteProposalProps, type ProposedMute } from './MuteProposal/MuteProposal.tsx';
export { OwnActs, type OwnActsProps, type OwnActsState } from './OwnActs/OwnActs.tsx';
export { MuteDialog, type MuteDialogProps, type StandingMute } from './MuteDialog/MuteDialog.tsx';
export {
  ReportDesk,
  type ReportDeskProps,
  type ReportDeskState,
  type ReportTab,
} from './ReportDesk/ReportDesk.tsx';
export type { Reported } from './ReportDesk/reported.ts';
export type { Settlement } from './ReportDesk/SettleDialog.tsx';
export type { HeldVerdict } from './ReviewDesk/HeldVerdictRow.tsx';
export {
  type QueuedItem,
  ReviewDesk,
  type ReviewDeskProps,
  type ReviewDeskState,
  type ReviewQueue,
} from './ReviewDesk/ReviewDesk.tsx';
