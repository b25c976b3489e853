export { createPages, emptyPages, type Pages } from './create-pages.ts';
