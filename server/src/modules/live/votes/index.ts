export { voteRoutes } from './votes.routes.ts';
export { createVotes } from './votes.service.ts';
