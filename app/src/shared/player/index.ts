export type { LagCause } from './lag-cause.ts';
export type { PlayerPhase, PlayerStatus } from './picture.ts';
export { createPlayer } from './player.ts';
export { pictureSource } from './picture-source.ts';
export { recordingSource } from './recording-source.ts';
