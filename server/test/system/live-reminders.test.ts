import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSimulationServer, type SimulationServer } from '../reliability/simulation/simulation-server.ts';
import { createTestDatabase } from '../test-database.ts';

/* E26 over the whole server: from the appointment to the member's notice. */
let testDatabase: Awaited<ReturnType<typeof createTestDatabase>>;
let folder: string;
let testServer: SimulationServer;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'goldbean-reminders-'));
  testServer = await openSimulationServer(testDatabase.url, join(folder, 'one'), 1);
});
afterAll(async () => {
  await testServer.close();
  await testDatabase.drop();
  await rm(folder, { recursive: true, force: true });
});

test('E26: ten minutes before, members with an appointment find one notice though each job runs twice', async () => {
  const { app, clock } = testServer;
  const { identity, channels, notices } = app.modules.people.features;
  const { live } = app.modules.live.features;
  const minute = 60_000;
  const startAt = clock.now() + 30 * minute;
  const live_id = await app.database.transaction(async (tx) => {
    for (const uid of ['teacher', 'stays', 'leaves'])
      await identity.createMember(tx, { uid, jwcode: uid, nickname: uid, password: 'goldbean' });
    const channelId = await channels.create(tx, { name: 'Averages', img: '', ownerUid: 'teacher' });
    return live.importLive(tx, {
      channelId,
      streamerUid: 'teacher',
      name: 'Golden cross',
      theme: '',
      introduction: 'What it says and what it does not.',
      background: { file_id: 'f', url: '/f.png' },
      courseType: 1,
      startAt,
      startedAt: null,
      endedAt: null,
      watched: 0,
      peak: 0,
      goods: [],
    });
  });
  const appoint = (uid: string, action: 'make' | 'cancel') =>
    testServer.call('live.appointment', uid, { live_id, action });
  const found = async (uid: string) =>
    (await notices.list(uid, { tab: 'all', page: 1, page_size: 20 })).list.map(({ body }) => body);

  expect(await appoint('stays', 'make')).toEqual({ state: 'made', count: 1 });
  expect(await appoint('stays', 'make')).toEqual({ state: 'exists', count: 1 });
  await appoint('leaves', 'make');
  await appoint('leaves', 'cancel');
  clock.set(startAt - 10 * minute - 1);
  await testServer.runDue(2);
  expect(await found('stays')).toEqual([]);
  clock.advance(1);
  await testServer.runDue(2);
  expect(await found('stays')).toEqual([
    { kind: 'live_reminder', live_id, live: 'Golden cross', moment: 'soon', start_ts: startAt },
  ]);
  expect(await found('leaves')).toEqual([]);
});
