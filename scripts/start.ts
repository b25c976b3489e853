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
const { address } = await import('../server/src/server.ts');
say(`Goldbean: ${address}`);
