export * from './primitives/index.ts';
export * from './theme/index.ts';
