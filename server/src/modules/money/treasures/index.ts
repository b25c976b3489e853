export { treasureRoutes } from './treasures.routes.ts';
export { createTreasures } from './treasures.service.ts';
