export { cardFiles } from './card-files.access.ts';
export { forwardingRoutes } from './forwarding.routes.ts';
export { createForwarding } from './forwarding.service.ts';
