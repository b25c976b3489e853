export { createTiers, tierKeys, type TierKey, type Tiers, type TierWithheld } from './tiers.ts';
