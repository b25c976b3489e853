export { Bans } from './components/Bans.tsx';
