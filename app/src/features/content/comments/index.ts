export { Comments } from './components/Comments.tsx';
