export { ClubGroups } from './components/ClubGroups.tsx';
export { GroupFinding } from './components/GroupFinding.tsx';
