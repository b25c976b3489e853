export { GroupList } from './components/GroupList.tsx';
export { UnreadLink } from './components/UnreadLink.tsx';
export { refreshGroups, showGroup, startGroups } from './groups.actions.ts';
export { groupsState } from './groups.state.ts';
