export { encoderLimits, type EncoderLimits } from './encoder-limits.ts';
export { closeEncoders, createEncoderServer, listenAt, portOf } from './encoder-server.ts';
export { bareSecret, namesIn } from './encoder-session.ts';
