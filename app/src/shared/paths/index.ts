export { isKnownPath, paths, type Path } from './paths.ts';
export { returnPath } from './return-path.ts';
