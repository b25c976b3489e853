export { dangwuRoutes } from './dangwu.routes.ts';
export { createDangwu } from './dangwu.service.ts';
