export { marksRoutes } from './marks.routes.ts';
export { createMarks } from './marks.service.ts';
