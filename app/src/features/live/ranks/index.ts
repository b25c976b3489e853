export { Leaders } from './components/Leaders.tsx';
export { RankPanel } from './components/RankPanel.tsx';
export { enterRanks, openRanks } from './ranks.actions.ts';
