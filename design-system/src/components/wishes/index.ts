export {
  OfficialAnswer,
  type OfficialAnswerProps,
  type OfficialAnswerState,
} from './OfficialAnswer/OfficialAnswer.tsx';
export {
  type SimilarWish,
  SimilarWishes,
  type SimilarWishesProps,
  type SimilarWishesState,
} from './SimilarWishes/SimilarWishes.tsx';
export {
  type SpeedUpPack,
  SpeedUpPacks,
  type SpeedUpPacksProps,
  type SpeedUpState,
} from './SpeedUpPacks/SpeedUpPacks.tsx';
export { isOpenForVotes, type WishView, type WishKindCode, type WishStage } from './wish.ts';
export { WishArticle, type WishArticleProps, type WishArticleState } from './WishArticle/WishArticle.tsx';
export { WishCard, type WishCardProps } from './WishCard/WishCard.tsx';
export { WishStatusTag, type WishStatusTagProps } from './WishCard/WishStatusTag.tsx';
export { WishComments, type WishCommentsProps, type WishCommentsView } from './WishComments/WishComments.tsx';
export { WishConflict, type WishConflictProps } from './WishConflict/WishConflict.tsx';
export {
  WishDigest,
  type WishDigestLineView,
  type WishDigestProps,
  type WishDigestState,
} from './WishDigest/WishDigest.tsx';
export {
  WishFilters,
  type WishFiltersProps,
  type WishFilterValue,
  type WishProgress,
  type WishListTab,
} from './WishFilters/WishFilters.tsx';
export type { WishDraft, WishFormPhase } from './WishForm/wish-draft.ts';
export { WishForm, type WishFormProps } from './WishForm/WishForm.tsx';
export {
  WishBehalfDialog,
  type WishBehalfDialogProps,
  type WishBehalfDraft,
} from './WishHandling/WishBehalfDialog.tsx';
export { WishActionDialog, type WishActionDialogProps } from './WishHandling/WishActionDialog.tsx';
export { WishHandling, type WishHandlingProps } from './WishHandling/WishHandling.tsx';
export type {
  MergeTarget,
  FinishedWishAction,
  WishActionFacts,
  WishHandlingAction,
  WishHandlingKind,
} from './WishHandling/wish-action.ts';
export type { WishPicture } from './WishForm/WishPictures.tsx';
export {
  WishRecording,
  type WishRecordingProps,
  type WishRecordingState,
} from './WishForm/WishRecording.tsx';
export {
  type WishMessageView,
  WishMessageItem,
  type WishMessageItemProps,
  type WishNewsView,
} from './WishMessageItem/WishMessageItem.tsx';
export { WishRows, type WishRowsProps, type WishRowsState } from './WishRows/WishRows.tsx';
export {
  type WishActionView,
  type WishEventView,
  WishTimeline,
  type WishTimelineProps,
  type WishTimelineState,
} from './WishTimeline/WishTimeline.tsx';
export {
  type WishVoter,
  WishVoters,
  type WishVotersProps,
  type WishVotersState,
} from './WishVoters/WishVoters.tsx';
