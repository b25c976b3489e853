import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from './in-process.ts';

/*
 * D30: a live session that is closed to network members is in no list of who neither follows its channel nor subscribes to
 * it; those for whom it is open, and those who run it, find it where it was.
 */
let testServer: TestServer;
let live: { live_id: string; name: string; channel_id: string; streamer: string };
let replayed: { live_id: string; name: string };
const outsider = 'jw8808';
const follower = 'member';

beforeAll(async () => {
  testServer = await openTestServer();
  const { reader } = testServer.app.database;
  const { rows } = await sql<typeof live>`SELECT live_id, name, channel_id, streamer_uid AS streamer
    FROM live WHERE state = 'live'`.execute(reader);
  if (!rows[0]) throw new Error('nothing is on air');
  [live] = [rows[0]];
  const over = await sql<typeof replayed>`SELECT live_id, name FROM live
    WHERE state = 'ended' AND channel_id = ${live.channel_id}`.execute(reader);
  if (!over.rows[0]) throw new Error('nothing is over');
  [replayed] = [over.rows[0]];
  await sql`INSERT INTO live_replay (live_id, channel_id, video_id, started_at, ended_at, state, mode)
    VALUES (${replayed.live_id}, ${live.channel_id}, 'closed', ${new Date()}::timestamptz - interval '1 hour', ${new Date()}::timestamptz, 'ready', 'permanent')
    ON CONFLICT (live_id) DO UPDATE SET state = 'ready', mode = 'permanent'`.execute(reader);
  await sql`UPDATE live SET block_network = true WHERE channel_id = ${live.channel_id}`.execute(reader);
  for (const table of ['channel_follow', 'channel_subscription'])
    await sql`DELETE FROM ${sql.table(table)} WHERE channel_id = ${live.channel_id}`.execute(reader);
  const { msg_key } = await testServer.ask('channels.follow', follower, {
    channel_id: live.channel_id,
    action: 1,
  });
  if (msg_key) throw new Error(msg_key);
});
afterAll(() => testServer.close());

/** Every list in which live sessions and replays stand. */
const lists = {
  'live.list': () => ({ page_size: 100 }),
  'live.list of the channel': () => ({ channel_id: live.channel_id }),
  'channels.info': () => ({ channel_id: live.channel_id }),
  'channels.list': () => ({ page_size: 100 }),
  'profile.show': () => ({ uid: live.streamer }),
  'replay.list': () => ({ channel_id: live.channel_id }),
  'search.all': () => ({ q: live.name }),
  'search.all of replays': () => ({ q: replayed.name }),
} as const;
type LiveListName = keyof typeof lists;
const read = async (list: LiveListName, account: string): Promise<string> => {
  const name = list.split(' ')[0] as 'live.list' | 'channels.info' | 'replay.list' | 'search.all';
  const answer = await testServer.ask(name, account, lists[list]());
  expect(answer.msg_key).toBe('');
  return answer.text;
};
const idIn = (list: LiveListName) => (list.includes('replay') ? replayed.live_id : live.live_id);

describe.each(Object.keys(lists) as LiveListName[])('%s', (list) => {
  test('leaves it out for a network member', async () => {
    expect(await read(list, outsider)).not.toContain(idIn(list));
  });
  test.each([follower, 'teacher', 'admin'])('shows it to %s', async (account) => {
    expect(await read(list, account)).toContain(idIn(list));
  });
});

test.each(['live.preview', 'live.publicOnAir'] as const)(
  '%s shows it to visitors while it is open to everybody',
  async (name) => {
    const { reader } = testServer.app.database;
    const set = (courseType: number, isClosed: boolean) =>
      sql`UPDATE live SET course_type = ${courseType}, block_network = ${isClosed}
        WHERE live_id = ${live.live_id}`.execute(reader);
    const shown = async () => (await testServer.ask(name, null, {})).text.includes(live.live_id);
    await set(1, true);
    expect(await shown()).toBe(false);
    await set(1, false);
    expect(await shown()).toBe(true);
    await set(2, false);
    expect(await shown()).toBe(false);
    await set(2, true);
  },
);

test('a replay of a live session that was stopped is in no list of members', async () => {
  const { reader } = testServer.app.database;
  await sql`UPDATE live SET block_network = false, state = 'stopped', end_reason = 'fraud'
    WHERE live_id = ${replayed.live_id}`.execute(reader);
  expect(await read('replay.list', follower)).not.toContain(replayed.live_id);
  expect(await read('search.all of replays', follower)).not.toContain(replayed.live_id);
  expect(await read('replay.list', 'teacher')).toContain(replayed.live_id);
});
