export type { EarlierLesson } from './bring.ts';
export type { LivePorts, LiveRooms, LiveUsers, RoomAccess } from './live.ports.ts';
export { liveRoutes } from './live.routes.ts';
export { createLive, type Lessons, type OnAir } from './live.service.ts';
export { serveMedia } from './serve-media.ts';
