export { fileRoutes } from './files.routes.ts';
export { serveFiles } from './stored-files.routes.ts';
export { createFiles, type Files } from './files.service.ts';
export type { SceneFiles, UsedFile } from './used-files.ports.ts';
