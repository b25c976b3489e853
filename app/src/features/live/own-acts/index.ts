export { OwnActsPanel } from './components/OwnActsPanel.tsx';
