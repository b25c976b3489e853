export { createEngine, type Engine } from './engine.ts';
export { createSrsApi } from './srs-api.ts';
