export { Watchers } from './components/Watchers.tsx';
