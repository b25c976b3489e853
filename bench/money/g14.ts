import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { callPath, calls } from '@goldbean/contract';
import { makeDataFolder, removeDataFolder, send, signIn } from '../../server/test/system/real-server.ts';
import { interleave, judge, remark } from './judge.ts';
import { form, post } from './load.ts';
import { end, listening, startOn } from './processes.ts';

/** A port that nobody uses now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

const entry = new URL('../../server/src/server.ts', import.meta.url).pathname;
const peers = new URL('peers/http.ts', import.meta.url).pathname;

/** Our server on core 0; its limits are counted, and high enough not to refuse. */
export async function startOurs(folder: string, more: Readonly<Record<string, string>> = {}) {
  const port = await freePort();
  const child = startOn(0, [entry], {
    PORT: String(port),
    HOST: '127.0.0.1',
    RTMP_PORT: '0',
    GOLDBEAN_DATA: folder,
    GOLDBEAN_RATE_FACTOR: '1000000',
    LOG_LEVEL: 'warn',
    ...more,
  });
  await listening(port);
  return { child, port };
}

/**
 * G14: the whole path of a request without SQL (session, limit, zod, envelope), by C085, beside a bare server that
 * validates, an empty route of Express and Hono's parseBody. All on core 0, asked from core 1; counted are requests
 * for each second of CPU time.
 */
export async function benchRequests(rounds: number, seconds: number): Promise<boolean> {
  const folder = await makeDataFolder();
  const first = await startOurs(folder);
  const token = await signIn(first.port, 'member');
  await send(first.port, 'wallet.balances', {}, { token });
  await end(first.child, 'SIGTERM');
  // Without the demo: its film would play beside the measurement.
  const ours = await startOurs(folder, { GOLDBEAN_DEMO: '0' });
  const answer = await send(ours.port, 'orders.methods', form, { token });
  if (answer.code !== 200) throw new Error(`C085 was refused with ${answer.msg_key}`);
  const variant =
    (kind: string): (() => Promise<number>) =>
    async () => {
      const port = await freePort();
      const child = startOn(0, [peers, kind, String(port)]);
      await listening(port);
      const url = `http://127.0.0.1:${port}/`;
      await post(url, [], 1, child.pid ?? 0);
      const rate = await post(url, [], seconds, child.pid ?? 0);
      await end(child);
      return rate;
    };
  try {
    const rates = await interleave(rounds, {
      ours: async () => {
        const url = `http://127.0.0.1:${ours.port}${callPath(calls.orders.methods)}`;
        const headers = ['client=pc', `token=${token}`];
        await post(url, headers, 1, ours.child.pid ?? 0);
        return post(url, headers, seconds, ours.child.pid ?? 0);
      },
      bare: variant('bare'),
      fastify: variant('fastify'),
      fastifyZod: variant('fastify-zod'),
      express: variant('express'),
      hono: variant('hono'),
    });
    const goal = (peer: string, theirs: number, atLeast: number) => ({
      name: 'G14 requests of a CPU second',
      ours: rates.ours,
      peer,
      theirs,
      atLeast,
    });
    // What is the framework's own; no goal.
    remark('an empty route of Fastify', rates.fastify, rates.bare);
    remark('Fastify and zod', rates.fastifyZod, rates.bare);
    return judge([
      goal('bare node:http and zod', rates.bare, 0.66),
      goal('an empty route of Express 5', rates.express, 1.6),
      goal('Hono parseBody and zod', rates.hono, 1.8),
    ]);
  } finally {
    await end(ours.child, 'SIGTERM');
    await removeDataFolder(folder);
  }
}
