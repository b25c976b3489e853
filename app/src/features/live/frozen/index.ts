export { FrozenViewers } from './components/FrozenViewers.tsx';
