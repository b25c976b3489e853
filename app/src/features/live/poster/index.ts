export { Poster } from './components/Poster.tsx';
