export { replayRoutes } from './replay.routes.ts';
export { createReplays } from './replay.service.ts';
