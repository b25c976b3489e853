export { createEngine, type MediaEngine } from './engine.ts';
export { createSrsApi } from './srs-api.ts';
