export { LineUp } from './components/LineUp.tsx';
