export { FoundGroups } from './components/FoundGroups.tsx';
export { groupWords } from './components/group-words.ts';
export { Recent } from './components/Recent.tsx';
export { SearchKey } from './components/SearchKey.tsx';
export { keepSearch, search, searchAgain } from './search.actions.ts';
export { searchState } from './search.state.ts';
