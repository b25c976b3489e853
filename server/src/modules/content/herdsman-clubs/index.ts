export { herdsmanClubRoutes } from './herdsman-clubs.routes.ts';
export { createHerdsmanClubs } from './herdsman-clubs.service.ts';
