export { encoderLimits, type EncoderLimits } from './encoder-limits.ts';
export { slowReaderBytes, type Sink } from './broadcast.ts';
export { bareSecret } from './encoder-session.ts';
export { createMedia, type Media } from './media.ts';
export type { MediaHandlers, PublishInfo } from './stream-hooks.ts';
