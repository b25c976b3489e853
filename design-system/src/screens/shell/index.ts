export { LostDrawing } from './MessageScreen/LostDrawing.tsx';
export { MessageScreen, type MessageScreenProps } from './MessageScreen/MessageScreen.tsx';
export { ShellScreen, type ShellScreenProps } from './ShellScreen/ShellScreen.tsx';
export { WaitingScreen, type WaitingScreenProps } from './WaitingScreen/WaitingScreen.tsx';
