export { useLiveStates } from './components/use-live-states.ts';
