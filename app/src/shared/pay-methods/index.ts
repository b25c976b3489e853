export { canSell, payMethodOptions, type PayMethods } from './pay-methods.ts';
