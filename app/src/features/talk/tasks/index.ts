export { TaskOpening } from './components/TaskOpening.tsx';
export { TaskReview } from './components/TaskReview.tsx';
export { TaskSetting } from './components/TaskSetting.tsx';
export { useTaskStandings } from './components/use-task-standings.ts';
export { WorkPanel } from './components/WorkPanel.tsx';
export { openTask } from './filling.actions.ts';
export { needTasks, openTasks } from './tasks.actions.ts';
