export { anniversaryRoutes } from './anniversary.routes.ts';
export { createAnniversary } from './anniversary.service.ts';
