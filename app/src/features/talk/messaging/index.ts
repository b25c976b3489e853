export { openChat } from './messaging.actions.ts';
export { ChatPanel } from './components/ChatPanel.tsx';
export { MuteDialog } from './components/MuteDialog.tsx';
export { StaffBar } from './components/StaffBar.tsx';
export { messagingState } from './messaging.state.ts';
export { sendText } from './sending.actions.ts';
