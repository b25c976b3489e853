export { TaskOpening } from './components/TaskOpening.tsx';
export { TaskReview } from './components/TaskReview.tsx';
export { TaskSetting } from './components/TaskSetting.tsx';
export { useTaskStatuses } from './components/use-task-statuses.ts';
export { WorkPanel } from './components/WorkPanel.tsx';
export { openTask } from './filling.actions.ts';
export { openTasks } from './group-work.actions.ts';
export { needTasks, refreshTasks } from './tasks.actions.ts';
