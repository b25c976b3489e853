export { attendRoom } from './attend-room.ts';
