export { createEngine, type Engine } from './engine.ts';
export { createSrsApi, type SrsApi } from './srs-api.ts';
