import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createScratch } from '../../../test/scratch.ts';
import { until } from '../../../test/until.ts';
import { heartbeatName } from './heartbeat.ts';
import { createDatabase, isUnavailable, type Database } from './database.ts';

/** A proxy to PostgreSQL. While frozen it passes no bytes on and keeps its connections open. */
async function createRelay(to: URL) {
  const sockets = new Set<Socket>();
  let frozen = false;
  const server = createServer((near) => {
    const far = connect(Number(to.port), to.hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
      if (frozen) socket.pause();
    }
    near.on('data', (chunk) => far.write(chunk));
    far.on('data', (chunk) => near.write(chunk));
    if (frozen) for (const socket of [near, far]) socket.pause();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(to);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.toString(),
    freeze() {
      frozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw() {
      frozen = false;
      for (const socket of sockets) socket.resume();
    },
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

const scratch = await createScratch();
afterAll(() => scratch.drop());
let relay: Awaited<ReturnType<typeof createRelay>>;
let database: Database;
beforeEach(async () => {
  relay = await createRelay(new URL(scratch.url));
  database = createDatabase(relay.url, 2);
});
afterEach(async () => {
  await database.close();
  relay.close();
});

const ask = (statement = sql`SELECT 1`) => statement.execute(database.reader);
async function failure(work: Promise<unknown>): Promise<{ error: unknown; ms: number }> {
  const began = performance.now();
  const error = await work.then(
    () => 'it did not fail',
    (reason: unknown) => reason,
  );
  return { error, ms: performance.now() - began };
}

describe('a PostgreSQL that does not answer', () => {
  test('is given up within the time asked for, and at once from then on', async () => {
    database.waitMax(2_000);
    await ask();
    relay.freeze();
    // Two have a connection, the others wait for one.
    const asked = await Promise.all(Array.from({ length: 10 }, () => failure(ask())));
    for (const { error, ms } of asked) {
      expect(isUnavailable(error)).toBe(true);
      expect(ms).toBeLessThan(2_000);
    }
    const { error, ms } = await failure(ask());
    expect(isUnavailable(error)).toBe(true);
    expect(ms).toBeLessThan(500);
  });

  test('is asked again as soon as it answers', async () => {
    database.waitMax(2_000);
    await ask();
    relay.freeze();
    await failure(ask());
    relay.thaw();
    const began = performance.now();
    await until('it answers', async () => (await ask()).rows.length === 1);
    expect(performance.now() - began).toBeLessThan(1_000);
  });

  test('lets no crowd gather while it is late', async () => {
    database.waitMax(2_000);
    await ask();
    relay.freeze();
    const outcomes: number[] = [];
    const crowds: Promise<unknown>[] = [];
    await until('one is turned away soon', () => {
      const crowd = Array.from({ length: 10 }, () => failure(ask()).then(({ ms }) => outcomes.push(ms)));
      crowds.push(...crowd);
      return outcomes.some((ms) => ms < 100);
    });
    await Promise.all(crowds);
  });
});

describe('a connection that breaks', () => {
  test('between two queries of a transaction is a failure of that transaction alone', async () => {
    const broken = failure(
      database.transaction(async (tx) => {
        const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(tx);
        await sql`SELECT pg_terminate_backend(${rows[0]?.pid})`.execute(scratch.database.reader);
        await until('it is gone', async () => {
          const left = await sql`SELECT 1 FROM pg_stat_activity WHERE pid = ${rows[0]?.pid}`.execute(
            scratch.database.reader,
          );
          return left.rows.length === 0;
        });
        await sql`SELECT 1`.execute(tx);
      }),
    );
    expect(isUnavailable((await broken).error)).toBe(true);
    expect((await ask()).rows).toHaveLength(1);
  });

  test('that was the heartbeat is no loss', async () => {
    const heartbeats = async (): Promise<number[]> => {
      const { rows } = await sql<{ pid: number }>`SELECT pid FROM pg_stat_activity
        WHERE application_name = ${heartbeatName} AND datname = current_database()`.execute(
        scratch.database.reader,
      );
      return rows.map(({ pid }) => pid);
    };
    database.waitMax(2_000);
    await until('it beats', async () => (await heartbeats()).length === 1);
    const [first] = await heartbeats();
    await sql`SELECT pg_terminate_backend(${first})`.execute(scratch.database.reader);
    await until('it beats again', async () => {
      await ask();
      const [now] = await heartbeats();
      return now !== undefined && now !== first;
    });
  });
});
