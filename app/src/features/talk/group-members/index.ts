export { MembersPanel } from './components/MembersPanel.tsx';
export { SettingsButton } from './components/SettingsButton.tsx';
export { openGroup } from './group-info.actions.ts';
export { groupMembersState } from './group-members.state.ts';
export { findToName } from './naming.actions.ts';
