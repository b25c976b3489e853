export type { RedPacketPorts } from './red-packets.ports.ts';
export { redPacketRoutes } from './red-packets.routes.ts';
export { createRedPackets } from './red-packets.service.ts';
