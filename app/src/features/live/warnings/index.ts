export { MyWarning } from './components/MyWarning.tsx';
