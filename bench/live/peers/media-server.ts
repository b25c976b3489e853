import { join } from 'node:path';
import NodeMediaServer from 'node-media-server';
import logger from 'node-media-server/src/core/logger.js';

/*
 * node-media-server as it comes, without its console and its log: RTMP in, HTTP-FLV out, and the files of its folder.
 * node media-server.ts <port of RTMP> <port of HTTP> <folder>
 */
const [rtmp, http, folder = ''] = process.argv.slice(2);
const server = new NodeMediaServer({
  bind: '127.0.0.1',
  rtmp: { port: Number(rtmp) },
  http: { port: Number(http) },
  webadmin: { enable: false },
  static: { router: '/page', root: join(folder, 'page') },
  store: { path: join(folder, 'store') },
});
logger.level = 'error';
await server.run();
