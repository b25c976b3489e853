export type { DangwuPorts } from './dangwu.ports.ts';
export { dangwuRoutes } from './dangwu.routes.ts';
export { createDangwu, type Dangwu } from './dangwu.service.ts';
