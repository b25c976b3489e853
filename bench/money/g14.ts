import { callPath, calls } from '@goldbean/contract';
import { sql } from 'kysely';
import { hashOfToken } from '../../server/src/modules/people/identity/identity.domain.ts';
import { freePort } from '../../server/src/platform/database/free-port.ts';
import { createDatabase } from '../../server/src/platform/database/index.ts';
import { crowd, settleIn } from '../../server/test/reliability/crowd.ts';
import { withPostgres } from '../../server/test/reliability/postgres.ts';
import { send } from '../../server/test/system/real-server.ts';
import { interleave, judge, remark } from './judge.ts';
import { form, post } from './load.ts';
import { end, listening, startOn, startOurs } from './processes.ts';

const peers = new URL('peers/http.ts', import.meta.url).pathname;

/**
 * G14: the whole path of a request without SQL (session, limit, zod, envelope), by C085, beside a bare server that
 * validates, an empty route of Express and Hono's parseBody. All on core 0, asked from core 1; counted are requests
 * for each second of CPU time.
 */
export const benchRequests = (rounds: number, seconds: number): Promise<boolean> =>
  withPostgres(async ({ url }, folder) => {
    const first = await startOurs(folder, { DATABASE_URL: url });
    const [uid = ''] = crowd(1);
    const token = `token-of-${uid}`;
    const database = createDatabase(url, 1);
    await settleIn(database.reader, null, [uid]);
    const now = new Date();
    await sql`INSERT INTO session (id, token_hash, uid, created_at, seen_at)
    VALUES (${uid}, ${hashOfToken(token)}, ${uid}, ${now}, ${now})`.execute(database.reader);
    await database.close();
    await end(first.child, 'SIGTERM');
    // Without the demo: its film would play beside the measurement.
    const ours = await startOurs(folder, { DATABASE_URL: url, GOLDBEAN_DEMO: '0' });
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
    }
  });
