export {
  SearchScreen,
  type SearchScreenProps,
  type SearchScreenState,
} from './SearchScreen/SearchScreen.tsx';
