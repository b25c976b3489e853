export { Forwarding } from './components/Forwarding.tsx';
export { beginForward, endForward } from './forwarding.actions.ts';
export type { Addressee } from './forwarding.state.ts';
