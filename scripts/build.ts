import { buildAll } from './build-steps.ts';

/** npm run build: the tokens and the app, whether stale or not. */
await buildAll(true);
