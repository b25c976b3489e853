export { Viewers } from './components/Viewers.tsx';
