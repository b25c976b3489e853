export { LiveForm } from './components/LiveForm.tsx';
export { changeLive, openLive } from './live-settings.actions.ts';
export { liveSettingsState } from './live-settings.state.ts';
