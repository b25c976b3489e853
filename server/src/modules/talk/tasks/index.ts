export { readersOfWork } from './work.access.ts';
export { taskRoutes } from './tasks.routes.ts';
export { createTasks } from './tasks.service.ts';
export { notifyWorkVideos } from './work-videos.events.ts';
