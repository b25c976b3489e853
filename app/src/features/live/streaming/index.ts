export { HealthPanel } from './components/HealthPanel.tsx';
export { LiveEnd } from './components/LiveEnd.tsx';
export { LiveStop } from './components/LiveStop.tsx';
export { LiveStart } from './components/LiveStart.tsx';
export { RoomNoticeForm } from './components/RoomNoticeForm.tsx';
export { PushPanel } from './components/PushPanel.tsx';
export { openStreaming } from './streaming.actions.ts';
