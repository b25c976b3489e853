export { tierKeys, type TierKey } from './tier-ports.ts';
export { createTiers, type TierWithheld } from './tiers.ts';
