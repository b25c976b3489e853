export type { AskRoomAccess, RoomAccess, RoomEvent, Rooms } from './messaging.ports.ts';
export { messagingRoutes } from './messaging.routes.ts';
export { createMessaging, type Messaging } from './messaging.service.ts';
export { serveSocket } from './serve-socket.ts';
