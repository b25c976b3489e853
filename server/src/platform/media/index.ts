export { bareSecret, encoderLimits, namesIn, type EncoderLimits } from './encoders/index.ts';
export { slowReaderBytes, type Sink } from './broadcast.ts';
export { createMedia, type Media } from './media.ts';
export type { MediaHandlers, PublishInfo } from './stream-hooks.ts';
