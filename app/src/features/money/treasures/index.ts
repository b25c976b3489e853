export { OneTreasure } from './components/OneTreasure.tsx';
export { Treasures } from './components/Treasures.tsx';
export type { TreasureTab } from './treasures.service.ts';
