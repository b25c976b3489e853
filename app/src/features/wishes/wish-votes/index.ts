export { SpeedUp } from './components/SpeedUp.tsx';
export { Voters } from './components/Voters.tsx';
