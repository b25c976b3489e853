export { ReviewPanel } from './components/ReviewPanel.tsx';
