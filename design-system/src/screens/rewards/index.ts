export { CreditsScreen, type CreditsScreenProps } from './CreditsScreen/CreditsScreen.tsx';
export {
  NewcomerGiftScreen,
  type NewcomerGiftScreenProps,
  type NewcomerGiftState,
} from './NewcomerGiftScreen/NewcomerGiftScreen.tsx';
