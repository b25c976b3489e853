export { channelRoutes } from './channels.routes.ts';
export { createChannels } from './channels.service.ts';
export { findChannelsNamed } from './channels.search.ts';
