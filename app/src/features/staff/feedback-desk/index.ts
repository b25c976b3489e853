export { FeedbackDeskPanel } from './components/FeedbackDeskPanel.tsx';
