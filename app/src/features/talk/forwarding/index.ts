export { Forwarding } from './components/Forwarding.tsx';
export { addresseesOf } from './addressees.ts';
export { beginForward, beginSharing, endForward } from './forwarding.actions.ts';
