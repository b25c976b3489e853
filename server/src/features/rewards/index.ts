export type { RewardPorts } from './rewards.ports.ts';
export { rewardRoutes } from './rewards.routes.ts';
export { createRewards, type Rewards } from './rewards.service.ts';
