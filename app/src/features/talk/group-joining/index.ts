export { GroupFinding } from './components/GroupFinding.tsx';
