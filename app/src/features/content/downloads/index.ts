export { Downloads } from './components/Downloads.tsx';
