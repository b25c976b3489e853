export type { LagCause } from './lag-cause.ts';
export type { PlayerPhase, PlayerStatus, PictureStream, PictureStreamEvents } from './picture.ts';
export { createPlayer } from './player.ts';
export { pictureSource } from './picture-source.ts';
export { recordingSource } from './recording-source.ts';
export { createWatchClock } from './watch-clock.ts';
export { useStageKeys } from './use-stage-keys.ts';
export { useVideo } from './use-video.ts';
