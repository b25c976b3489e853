export { downloadRoutes } from './downloads.routes.ts';
export { serveDownloads } from './builds.routes.ts';
export { createDownloads } from './downloads.service.ts';
