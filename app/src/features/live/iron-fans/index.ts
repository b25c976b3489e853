export { IronMembersPanel } from './components/IronMembersPanel.tsx';
export { IronPlansPanel } from './components/IronPlansPanel.tsx';
export { MembershipsPanel } from './components/MembershipsPanel.tsx';
