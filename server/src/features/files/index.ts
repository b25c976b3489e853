export { fileRoutes } from './files.routes.ts';
export { serveFiles } from './files.serve.ts';
export { createFiles, type Files, type FilesPorts, type UsedFile } from './files.service.ts';
