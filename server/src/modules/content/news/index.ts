export { newsRoutes } from './news.routes.ts';
export { createNews } from './news.service.ts';
