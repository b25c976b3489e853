import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestServer, type TestServer } from './in-process.ts';

/* D78, D89: an address of a replay is good for hours, and the right to it is asked again for each file. */
let testServer: TestServer;
let live_id: string;
let channel_id: string;
const video = 'addresses';
const segments = ['0.m4s', '1.m4s', '2.m4s'];
const account = 'member';

beforeAll(async () => {
  testServer = await openTestServer();
  const { reader } = testServer.app.database;
  const { rows } = await sql<{ live_id: string; channel_id: string }>`SELECT over.live_id, over.channel_id
    FROM live AS over JOIN live AS now USING (channel_id) WHERE over.state = 'ended' AND now.state = 'live'`.execute(
    reader,
  );
  if (!rows[0]) throw new Error('nothing is over');
  ({ live_id, channel_id } = rows[0]);
  await sql`DELETE FROM live_replay WHERE live_id = ${live_id}`.execute(reader);
  await sql`INSERT INTO live_replay
      (live_id, channel_id, video_id, started_at, ended_at, state, mode, has_poster)
    VALUES (${live_id}, ${channel_id}, ${video}, ${new Date()}::timestamptz - interval '1 hour', ${new Date()}::timestamptz, 'ready', 'permanent', true)`.execute(
    reader,
  );
  await sql`INSERT INTO live_replay_part (live_id, part, begun_at, ms, ended_by)
    VALUES (${live_id}, 0, ${new Date()}::timestamptz - interval '1 hour', 12000, 'encoder')`.execute(reader);
  const folder = join(testServer.app.config.dataFolder, 'recordings', video);
  await mkdir(join(folder, '0'), { recursive: true });
  await writeFile(
    join(folder, '0', 'index.m3u8'),
    ['#EXTM3U', ...segments.flatMap((name) => ['#EXTINF:4.000,', name]), ''].join('\n'),
  );
  for (const name of ['init.mp4', ...segments]) await writeFile(join(folder, '0', name), name);
  for (const name of ['poster.jpg', 'thumbnails.jpg']) await writeFile(join(folder, name), name);
});
beforeEach(async () => {
  const { reader } = testServer.app.database;
  await sql`UPDATE live SET course_type = 2, state = 'ended' WHERE live_id = ${live_id}`.execute(reader);
  await sql`UPDATE live_replay SET trim_from = NULL, trim_to = NULL, has_poster = true WHERE live_id = ${live_id}`.execute(
    reader,
  );
  await sql`INSERT INTO channel_subscription (channel_id, uid, agreement, created_at)
    SELECT ${channel_id}, uid, '1', ${new Date()}::timestamptz FROM member WHERE jwcode = ${account} ON CONFLICT DO NOTHING`.execute(
    reader,
  );
});
afterAll(() => testServer.close());

const addressFor = async (who: string): Promise<string> => {
  const { data, msg_key } = await testServer.ask('replay.info', who, { live_id });
  expect(msg_key).toBe('');
  return (data as { replay: { hls: string } }).replay.hls;
};
const read = async (address: string, place = 'index.m3u8') => {
  const { statusCode, body } = await testServer.app.http.inject({
    method: 'GET',
    url: address.replace('index.m3u8', place),
  });
  return [statusCode, body] as const;
};
const places = ['index.m3u8', '0/init.mp4', '0/0.m4s', 'poster.jpg'];
const statuses = async (address: string) =>
  Promise.all(places.map(async (place) => (await read(address, place))[0]));

test('after leaving the channel nothing of it is served any more', async () => {
  const address = await addressFor(account);
  expect(await statuses(address)).toEqual([200, 200, 200, 200]);
  expect((await testServer.ask('channels.subscribe', account, { channel_id, action: 'del' })).msg_key).toBe(
    '',
  );
  expect((await statuses(address)).slice(0, 3)).toEqual([403, 403, 403]);
});

test('after staff stopped the live session it is served to those who run it alone', async () => {
  const [members, owners] = [await addressFor(account), await addressFor('teacher')];
  await sql`UPDATE live SET state = 'stopped', end_reason = 'fraud' WHERE live_id = ${live_id}`.execute(
    testServer.app.database.reader,
  );
  expect(await statuses(members)).toEqual([403, 403, 403, 403]);
  expect(await statuses(owners)).toEqual([200, 200, 200, 200]);
});

test('what a trim cut off is neither in the playlist nor served', async () => {
  const address = await addressFor(account);
  expect((await read(address))[1]).toContain('0/2.m4s');
  const cut = { live_id, trim_from: 4_000, trim_to: 8_000 };
  const { data } = await testServer.ask('replay.choose', 'teacher', cut);
  expect(data).toMatchObject({ replay: { trim: { from: 4_000, to: 8_000 } } });
  const [, playlist] = await read(address);
  expect(segments.filter((name) => playlist.includes(`0/${name}`))).toEqual(['1.m4s']);
  const served = segments.map(async (name) => (await read(address, `0/${name}`))[0]);
  expect(await Promise.all(served)).toEqual([404, 200, 404]);
  expect((await read(address, '0/init.mp4'))[0]).toBe(200);
  // Pictures that were drawn of all of it.
  for (const name of ['poster.jpg', 'thumbnails.jpg']) expect((await read(address, name))[0]).toBe(404);
});
