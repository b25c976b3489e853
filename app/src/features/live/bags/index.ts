export { BagGiving } from './components/BagGiving.tsx';
export { BagPanel } from './components/BagPanel.tsx';
export { openBags, refreshBags, refreshConditions } from './bags.actions.ts';
