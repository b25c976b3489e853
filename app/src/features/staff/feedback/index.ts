export { Feedback } from './components/Feedback.tsx';
