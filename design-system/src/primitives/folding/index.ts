export { folded } from './folded.ts';
