export { slowReaderBytes, type Sink } from './broadcast.ts';
export { type StreamHealth } from './gauge.ts';
export { createMedia, type Media, type MediaHandlers, type PublishInfo } from './media.ts';
