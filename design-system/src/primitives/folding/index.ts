export { folded, standAllIn } from './folded.ts';
