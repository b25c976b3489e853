export { LessonForm } from './components/LessonForm.tsx';
export { changeLesson, openLesson } from './lesson-settings.actions.ts';
export { lessonSettingsState } from './lesson-settings.state.ts';
