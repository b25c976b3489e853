export { keepDemo, seedDemo } from './seed.ts';
