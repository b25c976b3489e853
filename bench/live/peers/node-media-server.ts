import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../server/src/platform/database/free-port.ts';
import { end, listening, startOn } from '../../money/processes.ts';

const entry = fileURLToPath(new URL('media-server.ts', import.meta.url));

const player = '<!doctype html><meta charset="utf-8"><video muted style="inline-size: 960px"></video>';

/** node-media-server, alone on its core as ours is. */
export interface Peer {
  readonly pid: number;
  readonly pushUrl: string;
  readonly port: number;
  /** Of its stream, and of a page with nothing but a video. */
  readonly path: string;
  readonly playerPath: string;
}

/** Lends one. @param folder for what it stores */
export async function withPeer<Result>(
  folder: string,
  work: (peer: Peer) => Promise<Result>,
): Promise<Result> {
  const [rtmp, http] = [await freePort(), await freePort()];
  const own = join(folder, 'node-media-server');
  await mkdir(join(own, 'page'), { recursive: true });
  await writeFile(join(own, 'page/player.html'), player);
  const child = startOn(0, [entry, String(rtmp), String(http), own]);
  try {
    await listening(rtmp);
    await listening(http);
    return await work({
      pid: child.pid ?? 0,
      port: http,
      path: '/live/bench.flv',
      playerPath: '/page/player.html',
      pushUrl: `rtmp://127.0.0.1:${rtmp}/live/bench`,
    });
  } finally {
    await end(child);
  }
}
