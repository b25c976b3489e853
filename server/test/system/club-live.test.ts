import type { CallName } from '@goldbean/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from './in-process.ts';

/* The live session on air is for fans (D30, course type 3; P10, E15): the members of its channel's club. */
let testServer: TestServer;
let live_id: string;
let channel_id: string;
beforeAll(async () => {
  testServer = await openTestServer({}, {}, undefined, { film: true });
  const [onAir] = (await testServer.app.modules.live.features.live.list('nobody', { page: 1, page_size: 10 }))
    .list;
  live_id = onAir?.live_id ?? '';
  channel_id = onAir?.channel.channel_id ?? '';
  const { reader } = testServer.app.database;
  await sql`UPDATE live SET course_type = 3 WHERE live_id = ${live_id}`.execute(reader);
  for (const table of ['fan_light', 'fan_member', 'group_seat'])
    await sql`DELETE FROM ${sql.table(table)}`.execute(reader);
});
afterAll(() => testServer.close());

const enter = (account: string) => testServer.ask('live.info', account, { live_id });
const talk = (account: string) => testServer.ask('messaging.join', account, { room: `live_${live_id}` });
let number = 0;
const inClub = (name: CallName, account: string, fields: object = {}) =>
  testServer.ask(name, account, { channel_id, request_id: `r${(number += 1)}`, ...fields });

test('P10: who only follows the channel hears that the club is missing; who joins it comes in at once, and who leaves it is out', async () => {
  expect((await testServer.ask('channels.follow', 'member2', { channel_id, action: 1 })).code).toBe(200);
  for (const account of ['member2', 'jw8802'])
    for (const name of ['live.info', 'live.clarity', 'replay.info', 'replay.events'] as const) {
      const answer = await testServer.ask(name, account, { live_id, from_ts: 0, to_ts: 1_000 });
      expect([answer.code, answer.msg_key, answer.data]).toEqual([
        462,
        'live.requirement',
        { course_type: 3, channel_id },
      ]);
      expect(answer.text).not.toMatch(/flv|hls/);
    }
  expect((await talk('member2')).msg_key).toBe('live.requirement');

  expect((await inClub('fans.join', 'member2', { agree: 1 })).code).toBe(200);
  const info = (await enter('member2')).data as { media: { flv: string } };
  expect(info.media.flv).toMatch(/^\/flv\//);
  expect((await talk('member2')).code).toBe(200);
  expect((await enter('jw8802')).msg_key).toBe('live.requirement');

  expect((await inClub('fans.exit', 'member2', { confirm: 1 })).code).toBe(200);
  expect((await enter('member2')).msg_key).toBe('live.requirement');
  expect((await talk('member2')).msg_key).toBe('live.requirement');
  // Those who run it are in no club.
  expect((await enter('teacher')).code).toBe(200);
});
