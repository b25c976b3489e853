export { Agreement } from './components/Agreement.tsx';
