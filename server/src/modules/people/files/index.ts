export { fileRoutes } from './files.routes.ts';
export { serveFiles } from './files.serve.ts';
export { createFiles, type Files } from './files.service.ts';
export type { SceneFiles, UsedFile } from './files.used.ts';
