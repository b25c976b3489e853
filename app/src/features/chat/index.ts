export { openChat, type RoomNeeds } from './chat.actions.ts';
export { ChatPanel, type ChatPanelProps } from './components/ChatPanel.tsx';
export { MuteDialog, type MuteDialogProps } from './components/MuteDialog.tsx';
export { StaffBar } from './components/StaffBar.tsx';
export { chatState } from './chat.state.ts';
export { sendText } from './sending.actions.ts';
