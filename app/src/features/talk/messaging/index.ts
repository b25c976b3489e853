export { forgetMessages, openChat } from './messaging.actions.ts';
export { ChatPanel } from './components/ChatPanel.tsx';
export { liveOfMessage, messageOfRow, taskOfMessage } from './message-line.ts';
export { MuteDialog } from './components/MuteDialog.tsx';
export { MuteProposals } from './components/MuteProposals.tsx';
export { StaffBar } from './components/StaffBar.tsx';
export { messagingState } from './messaging.state.ts';
export { goToMessage } from './places.actions.ts';
export { sendText } from './sending.actions.ts';
