export { fileRoutes } from './files.routes.ts';
export { serveFiles } from './files.serve.ts';
export { createFiles, type Files, type TakeFile, type UsedFile } from './files.service.ts';
