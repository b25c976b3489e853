export type { CustomProperty } from './custom-property.ts';
export { keyframes } from './keyframes.ts';
export { staticClass } from './static-class.ts';
export { onElement, styled } from './styled.ts';
export { startStyles } from './style-cache.ts';
