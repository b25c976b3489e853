import { buildAll } from './build-steps.ts';
import { root, say } from './run-command.ts';

/*
 * npm start: builds what is stale, then becomes the server. The server runs in this very process, so signals,
 * exit code and Ctrl+C are its own.
 */
process.chdir(root);
await buildAll();
say('starting the server ...');
process.env['NODE_ENV'] ??= 'production';
const server = new URL('../server/src/server.ts', import.meta.url).href;
await import(server);
say(`Goldbean: http://localhost:${process.env['PORT'] || 8080}`);
