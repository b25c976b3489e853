export { wishVoteRoutes } from './wish-votes.routes.ts';
export { createWishVotes } from './wish-votes.service.ts';
