export { ebookRoutes } from './ebooks.routes.ts';
export { createEbooks } from './ebooks.service.ts';
