export type { CustomProperty } from './custom-property.ts';
export { staticClass } from './static-class.ts';
export { startStyles, styleCache } from './style-cache.ts';
