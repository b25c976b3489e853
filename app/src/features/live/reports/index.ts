export { ReportsPanel } from './components/ReportsPanel.tsx';
