export { downloadRoutes } from './downloads.routes.ts';
export { serveDownloads } from './downloads.serve.ts';
export { createDownloads } from './downloads.service.ts';
