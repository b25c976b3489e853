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
export { isOpenForVotes, type Wish, type WishKind, type WishStatus } from './wish.ts';
export { WishCard, type WishCardProps } from './WishCard/WishCard.tsx';
export { WishStatusTag, type WishStatusTagProps } from './WishCard/WishStatusTag.tsx';
export {
  WishFilters,
  type WishFiltersProps,
  type WishFilterValue,
  type WishProgress,
  type WishTab,
} from './WishFilters/WishFilters.tsx';
export { type WishDraft, WishForm, type WishFormProps, type WishFormState } from './WishForm/WishForm.tsx';
export type { WishPicture } from './WishForm/WishPictures.tsx';
export {
  type WishMessage,
  WishMessageItem,
  type WishMessageItemProps,
  type WishNews,
} from './WishMessageItem/WishMessageItem.tsx';
export {
  type WishDeed,
  type WishEvent,
  WishTimeline,
  type WishTimelineProps,
  type WishTimelineState,
} from './WishTimeline/WishTimeline.tsx';
