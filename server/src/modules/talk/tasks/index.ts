export { readersOfWork } from './readers-of-work.ts';
export { taskRoutes } from './tasks.routes.ts';
export { createTasks } from './tasks.service.ts';
export { tellWorkVideos } from './tell-videos.ts';
