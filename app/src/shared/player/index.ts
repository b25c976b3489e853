export { createPlayer, type PlayerPhase, type PlayerStatus } from './player.ts';
export { pictureSource } from './picture-source.ts';
