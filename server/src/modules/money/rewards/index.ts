export { rewardRoutes } from './rewards.routes.ts';
export { createRewards } from './rewards.service.ts';
