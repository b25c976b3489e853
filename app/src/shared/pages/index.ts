export { createPages, emptyPages, pageCountOf, type Pages } from './create-pages.ts';
