export { ClubGroups } from './components/ClubGroups.tsx';
export { LargeClasses } from './components/LargeClasses.tsx';
export { GroupFinding } from './components/GroupFinding.tsx';
