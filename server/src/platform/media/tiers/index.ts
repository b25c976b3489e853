export { createTiers, tierKeys, type TierKey, type TierWithheld } from './tiers.ts';
