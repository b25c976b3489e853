export { Publishing } from './components/Publishing.tsx';
