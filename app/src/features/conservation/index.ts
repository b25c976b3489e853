export { ConservationBoard } from './components/ConservationBoard.tsx';
export { watchConservation } from './conservation.actions.ts';
