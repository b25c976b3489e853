export { Homework } from './components/Homework.tsx';
