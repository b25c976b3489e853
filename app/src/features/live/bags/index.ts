export { BagGiving } from './components/BagGiving.tsx';
export { BagPanel } from './components/BagPanel.tsx';
export { openBags, refreshBags } from './bags.actions.ts';
