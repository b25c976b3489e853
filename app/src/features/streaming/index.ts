export { HealthPanel } from './components/HealthPanel.tsx';
export { LessonEnd } from './components/LessonEnd.tsx';
export { LessonStop } from './components/LessonStop.tsx';
export { LessonStart } from './components/LessonStart.tsx';
export { NoticeForm } from './components/NoticeForm.tsx';
export { PushPanel } from './components/PushPanel.tsx';
export { openStreaming } from './streaming.actions.ts';
export { streamingState } from './streaming.state.ts';
