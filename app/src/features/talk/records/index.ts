export { RecordsPanel } from './components/RecordsPanel.tsx';
export { askForWords } from './records.actions.ts';
