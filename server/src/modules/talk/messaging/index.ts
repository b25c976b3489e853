export { messagingRoutes } from './messaging.routes.ts';
export { createMessaging } from './messaging.service.ts';
export { createRoomOwners } from './room-owners.ts';
export { serveSocket } from './serve-socket.ts';
