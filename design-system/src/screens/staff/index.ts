export { BansScreen, type BansScreenProps } from './BansScreen/BansScreen.tsx';
export { DeskScreen, type DeskScreenProps } from './DeskScreen/DeskScreen.tsx';
export {
  ReconciliationScreen,
  type ReconciliationScreenProps,
} from './ReconciliationScreen/ReconciliationScreen.tsx';
export { ReportsScreen, type ReportsScreenProps } from './ReportsScreen/ReportsScreen.tsx';
export { ReviewScreen, type ReviewScreenProps } from './ReviewScreen/ReviewScreen.tsx';
export { FeedbackScreen, type FeedbackScreenProps } from './FeedbackScreen/FeedbackScreen.tsx';
