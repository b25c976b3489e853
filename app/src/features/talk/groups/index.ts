export { GroupList } from './components/GroupList.tsx';
export { UnreadLink } from './components/UnreadLink.tsx';
export { refreshGroups, startGroups } from './groups.actions.ts';
export { markUnread, showGroup, unreadIn } from './reading.actions.ts';
export { groupsState } from './groups.state.ts';
