import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { eachConcurrently } from '../../server/test/system/real-server.ts';

/*
 * Viewers who throw away what they read, in a process of their own. Once a second it writes a line: how many are watching, and what
 * the one who got least and the one who got most have got since all were there, in bytes.
 * node viewers-process.ts <port> <file with the path of each stream>
 */
const [port, file = ''] = process.argv.slice(2);
const openingAtOnce = 20;
const shared = Buffer.allocUnsafe(256 * 1_024);
const paths = JSON.parse(await readFile(file, 'utf8')) as readonly string[];
let got: number[] = paths.map(() => 0);
let watching = 0;

/** Opens a stream; resolves with its first bytes. */
const watch = (path: string, place: number): Promise<void> =>
  new Promise((resolve, reject) => {
    let isIn = false;
    const socket = connect({
      port: Number(port),
      host: '127.0.0.1',
      onread: {
        buffer: shared,
        callback(size, bytes) {
          if (!isIn) {
            if (!(bytes as Buffer).toString('latin1', 0, 16).startsWith('HTTP/1.1 200 ')) socket.destroy();
            isIn = true;
            watching += 1;
            resolve();
          }
          got[place] = (got[place] ?? 0) + size;
          return true;
        },
      },
    });
    socket.once('error', reject);
    socket.once('close', () => {
      if (isIn) watching -= 1;
      reject(new Error('a viewer was turned away'));
    });
    socket.once('connect', () => socket.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`));
  });

const entered = await eachConcurrently([...paths.entries()], openingAtOnce, ([place, path]) =>
  watch(path, place),
);
for (const each of entered) if (each.status === 'rejected') throw each.reason;
got = paths.map(() => 0);
for (;;) {
  await pause(1_000);
  process.stdout.write(`${JSON.stringify({ watching, least: Math.min(...got), most: Math.max(...got) })}\n`);
}
