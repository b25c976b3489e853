import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase, silentLog } from '../../../../../test/test-database.ts';
import type { Database } from '../../../../platform/database/index.ts';
import { call, patient, say } from '../testing/message-client.ts';
import { startMessageServer, type MessageServer } from '../testing/message-server.ts';
import { createWordIndex } from './word-index.job.ts';
import { writeWords } from './words.repository.ts';

let testDatabase: Awaited<ReturnType<typeof createTestDatabase>>;
let server: MessageServer;
let database: Database;
beforeAll(async () => {
  testDatabase = await createTestDatabase({ standIns: ['member'] });
  ({ database } = testDatabase);
  server = await startMessageServer(database);
});
afterAll(async () => {
  await server.stop();
  await testDatabase.drop();
});

async function wordsOf(room: string): Promise<string[]> {
  const { rows } = await sql<{
    words: string;
  }>`SELECT words FROM room_words WHERE room = ${room} ORDER BY seq`.execute(database.reader);
  return rows.map(({ words }) => words);
}
const totalOf = async (room: string, q: string) =>
  (await server.messaging.rooms.search(database.reader, room, { asker: 'u1', q }, { at: 1, size: 1 })).total;
/** What stands between a caller and the database, so that a test can fail or hold a transaction. */
const through = (transaction: Database['transaction']): Database => ({ ...database, transaction });

test('words are written within a second of their messages, whatever wrote those', async () => {
  await server.openStaffedRoom('beside');
  await say(server.host, 't-u5', 'beside', 'By Hand');
  await server.announce('beside', { kind: 'bell' });
  await database.transaction((tx) =>
    server.messaging.rooms.importMessages(tx, 'beside', [{ uid: 'u6', message: 'Imported', ts: 1 }]),
  );
  expect(await wordsOf('beside')).toEqual([]);
  await vi.waitFor(async () => {
    server.pass(1);
    expect(await wordsOf('beside')).toEqual(['by hand', 'imported']);
  }, patient);
});

test('a room is written in steps, each message once, also by several servers at once', async () => {
  await server.openStaffedRoom('steps');
  await server.sayMany('steps', 500);
  const indexes = [1, 2, 3].map(() => createWordIndex({ database, log: silentLog }));
  for (const index of indexes) {
    index.added('steps');
    index.tick();
  }
  await vi.waitFor(async () => expect(await wordsOf('steps')).toHaveLength(500), patient);
  await Promise.all(indexes.map((index) => index.stop()));
  expect(await totalOf('steps', 'x')).toBe(500);
});

test('while words are being written every search finds every message once', async () => {
  await server.openStaffedRoom('during');
  await server.sayMany('during', 300);
  let isWriting = true;
  const totals = new Set<number>();
  const searching = (async () => {
    while (isWriting) totals.add(await totalOf('during', 'x'));
  })();
  while (await database.transaction((tx) => writeWords(tx, 'during', 20)));
  isWriting = false;
  await searching;
  expect([...totals]).toEqual([300]);
});

test('P05: a recall waits for who is writing the words of the message, and they are gone afterwards', async () => {
  await server.openStaffedRoom('recalled');
  const { data } = await say(server.host, 't-u5', 'recalled', 'secret');
  const written = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const writing = database.transaction(async (tx) => {
    await writeWords(tx, 'recalled', 10);
    written.resolve();
    await release.promise;
  });
  await written.promise;
  const recall = call(server.host, 't-u5', 'recall', { room: 'recalled', id: data.id });
  try {
    // The recall stands in the queue of the lock.
    await vi.waitFor(async () => {
      const { rows } = await sql`SELECT 1 FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(database.reader);
      expect(rows).not.toEqual([]);
    }, patient);
  } finally {
    release.resolve();
  }
  await writing;
  expect((await recall).code).toBe(200);
  expect(await wordsOf('recalled')).toEqual([]);
  await database.transaction((tx) => writeWords(tx, 'recalled', 10));
  expect(await wordsOf('recalled')).toEqual([]);
});

test('what could not be written is written at the next try', async () => {
  await server.openStaffedRoom('failing');
  await say(server.host, 't-u5', 'failing', 'kept');
  const tries = vi.fn();
  const index = createWordIndex({
    database: through((work) => {
      tries();
      return tries.mock.calls.length === 1 ? Promise.reject(new Error('lost')) : database.transaction(work);
    }),
    log: silentLog,
  });
  index.added('failing');
  await vi.waitFor(async () => {
    index.tick();
    expect(await wordsOf('failing')).toEqual(['kept']);
  }, patient);
  expect(tries).toHaveBeenCalledTimes(2);
  await index.stop();
});
