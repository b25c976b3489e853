export { RestrictedPanel } from './components/RestrictedPanel.tsx';
export { ModerationDialogs } from './components/ModerationDialogs.tsx';
export { StreamerActions } from './components/StreamerActions.tsx';
export { ViewerPanel } from './components/ViewerPanel.tsx';
export { openModeration, showViewer } from './moderation.actions.ts';
