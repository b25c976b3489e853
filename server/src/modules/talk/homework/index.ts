export { homeworkRoutes } from './homework.routes.ts';
export { createHomework } from './homework.service.ts';
