export type { ChannelPorts } from './channels.ports.ts';
export { channelRoutes } from './channels.routes.ts';
export { createChannels, type ChannelRole, type Channels } from './channels.service.ts';
