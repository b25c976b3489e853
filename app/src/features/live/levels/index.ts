export { MyLevel } from './components/MyLevel.tsx';
