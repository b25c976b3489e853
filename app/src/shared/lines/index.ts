export { lineWords } from './line-words.ts';
