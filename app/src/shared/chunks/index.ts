export { ChunkLoadError, loadChunk } from './load-chunk.ts';
