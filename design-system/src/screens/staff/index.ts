export {
  ReconciliationScreen,
  type ReconciliationScreenProps,
} from './ReconciliationScreen/ReconciliationScreen.tsx';
