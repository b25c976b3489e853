export { openDirect, stopOpening } from './direct.actions.ts';
