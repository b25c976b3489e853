export { ProfilePanel } from './components/ProfilePanel.tsx';
export { showLevel } from './profile.actions.ts';
export type { PortraitProps } from './components/ProfileEditor.tsx';
