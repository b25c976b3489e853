export {
  type Course,
  CourseCard,
  type CourseCardProps,
  type CourseCardState,
} from './CourseCard/CourseCard.tsx';
export type { LessonLock, LessonRules, LessonState } from './lesson.ts';
export {
  type Lesson,
  LessonList,
  type LessonListProps,
  type LessonListState,
} from './LessonList/LessonList.tsx';
export { LessonPlayer, type LessonPlayerProps, type NeighbourLesson } from './LessonPlayer/LessonPlayer.tsx';
export type { LessonPlayerState } from './LessonPlayer/lesson-player-state.ts';
export type { LearningMoney } from './money.ts';
export {
  type LearningOffer,
  OfferCard,
  type OfferCardProps,
  type OfferState,
} from './OfferCard/OfferCard.tsx';
export { type OrderSummaryLine, OrderSummary, type OrderSummaryProps } from './OrderSummary/OrderSummary.tsx';
export type { OrderSummaryState, OrderPayMethod, OrderPayType } from './OrderSummary/order-state.ts';
export { QuizGate, type QuizGateProps, type QuizGateState } from './QuizGate/QuizGate.tsx';
export { type Renewal, RenewalState, type RenewalStateProps } from './RenewalState/RenewalState.tsx';
export {
  type ScheduledLesson,
  type ScheduleState,
  ScheduleTable,
  type ScheduleTableProps,
} from './ScheduleTable/ScheduleTable.tsx';
