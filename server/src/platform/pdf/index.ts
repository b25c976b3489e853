export { countPdfPages } from './count-pages.ts';
