import { callPath, calls, reportLimits } from '@goldbean/contract';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createManualClock } from '../../../../test/test-database.ts';
import { openTestServer, type TestServer } from '../../../../test/system/in-process.ts';

const clock = createManualClock(Date.now());
let testServer: TestServer;
/** On air, of the channel of `teacher`. */
let live_id: string;
let channel_id: string;
beforeAll(async () => {
  testServer = await openTestServer({}, {}, clock);
  const { data } = await testServer.ask('live.list', 'member', { state: 'live' });
  const [live] = calls.live.list.output.parse(data).list;
  if (!live) throw new Error('nothing is on air');
  ({ live_id } = live);
  ({ channel_id } = live.channel);
});
afterAll(() => testServer.close());
beforeEach(async () => {
  for (const { report_id } of (await listed('admin')).list)
    await settle('admin', { report_id, outcome: 'dismissed', note: 'cleared' });
});

const report = (account: string | null, fields: Readonly<Record<string, unknown>> = {}) =>
  testServer.ask('reports.add', account, { live_id, reason: 'fraud', ...fields });
const idOf = (answer: { readonly data: unknown }) => calls.reports.add.output.parse(answer.data).report_id;
const listed = async (account: string, fields: Readonly<Record<string, unknown>> = {}) =>
  calls.reports.list.output.parse((await testServer.ask('reports.list', account, fields)).data);
const settle = (account: string, fields: Readonly<Record<string, unknown>>) =>
  testServer.ask('reports.settle', account, fields);
const notified = async (account: string) =>
  calls.notices.list.output
    .parse((await testServer.ask('notices.list', account, {})).data)
    .list.flatMap(({ body }) => (body.kind === 'report_settled' ? [body] : []));

async function upload(account: string, scene = 'report'): Promise<string> {
  const picture = await sharp({ create: { width: 4, height: 3, channels: 3, background: '#285' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set('scene', scene);
  form.set('file', new File([new Uint8Array(picture)], 'a.png', { type: 'image/png' }));
  const body = new Response(form);
  const answer = await testServer.app.http.inject({
    method: 'POST',
    url: callPath(calls.files.upload),
    headers: {
      client: 'pc',
      token: await testServer.signIn(account),
      'content-type': body.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  return calls.files.upload.output.parse(answer.json<{ data: unknown }>().data).file_id;
}
const addressOf = async (account: string, fileId: string): Promise<string> => {
  const { data } = await testServer.ask('files.addresses', account, { file_ids: JSON.stringify([fileId]) });
  return calls.files.addresses.output.parse(data).list[0]?.url ?? '';
};

describe('C004, Q03: a report of a live room', () => {
  test('is found by inspectors and administrators, with who, what, when and the pictures', async () => {
    const pics = [await upload('member'), await upload('member')];
    const answer = await report('member', { content: ' 20:40 account ', pics: JSON.stringify(pics) });
    expect(answer.msg_key).toBe('');
    for (const account of ['inspector', 'admin']) {
      const { list, total } = await listed(account);
      expect(total).toBe(1);
      expect(list).toMatchObject([
        {
          report_id: idOf(answer),
          live_id,
          channel: { channel_id },
          reason: 'fraud',
          content: '20:40 account',
          pics,
          at_ts: clock.now(),
          media_ts: expect.any(Number),
          settled: null,
        },
      ]);
      expect(list[0]?.live_title).not.toBe('');
      expect(list[0]?.streamer.nickname).not.toBe(list[0]?.reporter.nickname);
    }
  });

  test('is one while it is open, of each member; after it is settled they may report again', async () => {
    const first = await report('member');
    expect(await report('member', { reason: 'insult' })).toMatchObject({
      code: 409,
      msg_key: 'moderation.reported',
    });
    expect((await report('member2')).msg_key).toBe('');
    const both = await Promise.all([report('jw8801'), report('jw8801')]);
    expect(both.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 409]);
    await settle('inspector', { report_id: idOf(first), outcome: 'acted', note: 'warned' });
    const again = await report('member');
    expect(again.msg_key).toBe('');
    expect(idOf(again)).not.toBe(idOf(first));
  });

  test('says what is wrong: a rule, in words where it is something else, of a live session that exists', async () => {
    for (const [fields, code, msg_key] of [
      [{ reason: 'boring' }, 400, 'request.invalid'],
      [{ reason: 'other' }, 400, 'request.content_required'],
      [{ reason: 'other', content: ' \u200b ' }, 400, 'request.content_required'],
      [{ content: 'x'.repeat(reportLimits.reportCharacters + 1) }, 400, 'request.invalid'],
      [{ live_id: 'none' }, 404, 'live.missing'],
      [{ pics: '["none"]' }, 404, 'file.unknown'],
      [{ pics: JSON.stringify(Array.from({ length: 10 }, (_, at) => `p${at}`)) }, 400, 'request.invalid'],
    ] as const)
      expect([fields, await report('member', fields)]).toMatchObject([fields, { code, msg_key }]);
    expect((await listed('inspector')).total).toBe(0);
    const most = 'x'.repeat(reportLimits.reportCharacters);
    expect((await report('member', { reason: 'other', content: most })).msg_key).toBe('');
  });

  test('M35: wants a member', async () => {
    const { code, msg_key, msg } = await report(null);
    expect([code, msg_key, msg]).toEqual([401, 'account.login_required', 'You must log in first']);
  });

  test('D13: by GET a request_id reports once, a plain link not at all, and no cache keeps the answer', async () => {
    const request_id = 'once';
    const first = await report('member', { request_id });
    expect(idOf(await report('member', { request_id }))).toBe(idOf(first));
    const url = `${callPath(calls.reports.add)}?live_id=${live_id}&reason=fraud`;
    const token = await testServer.signIn('member2');
    const linked = await testServer.app.http.inject({ method: 'GET', url, headers: { token } });
    expect(linked.json()).toMatchObject({ code: 403, msg_key: 'request.client_header' });
    for (const [method, code] of [
      ['POST', 200],
      ['GET', 409],
    ] as const) {
      const headers = { token, client: 'pc' };
      const answer = await testServer.app.http.inject({ method, url, headers });
      expect(answer.json()).toMatchObject({ code });
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  });
});

describe('a picture of a report', () => {
  test('is seen by the reporter and those who judge, and by nobody else', async () => {
    const fileId = await upload('member');
    expect(await addressOf('inspector', fileId)).toBe('');
    await report('member', { pics: JSON.stringify([fileId]) });
    for (const account of ['member', 'inspector', 'admin']) {
      const url = await addressOf(account, fileId);
      const { statusCode, headers } = await testServer.app.http.inject({ url });
      expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
    }
    for (const account of ['member2', 'teacher', 'teacher2', 'producthead'])
      expect([account, await addressOf(account, fileId)]).toEqual([account, '']);
  });

  test('is the reporter’s own, sent for this, stands once in a report, and may go with a later one', async () => {
    const fileId = await upload('member');
    const pics = JSON.stringify([fileId]);
    expect((await report('member2', { pics })).msg_key).toBe('file.unknown');
    const other = JSON.stringify([await upload('member', 'chat')]);
    expect((await report('member', { pics: other })).msg_key).toBe('file.unknown');
    const made = await report('member', { pics: JSON.stringify([fileId, fileId]) });
    expect((await listed('inspector')).list[0]?.pics).toEqual([fileId]);
    await settle('inspector', { report_id: idOf(made), outcome: 'dismissed', note: 'nothing' });
    expect((await report('member', { pics })).msg_key).toBe('');
    expect(await addressOf('inspector', fileId)).not.toBe('');
  });
});

describe('G209: a report is settled', () => {
  test('once, with words, and the reporter is notified', async () => {
    const report_id = idOf(await report('member'));
    const before = (await notified('member')).length;
    const how = { report_id, outcome: 'acted', note: 'The stream was warned.' };
    expect((await settle('inspector', { ...how, note: ' ' })).msg_key).toBe('moderation.reason_required');
    expect((await settle('inspector', { ...how, outcome: 'maybe' })).msg_key).toBe('request.invalid');
    expect(await settle('inspector', { ...how, report_id: 'none' })).toMatchObject({
      code: 404,
      msg_key: 'request.not_found',
    });
    clock.advance(1_000);
    const both = await Promise.all([settle('inspector', how), settle('admin', how)]);
    expect(both.map(({ msg_key }) => msg_key).toSorted()).toEqual(['', 'moderation.decided']);
    expect(await settle('admin', how)).toMatchObject({ code: 422, msg_key: 'moderation.decided' });
    const notices = await notified('member');
    expect(notices).toHaveLength(before + 1);
    expect(notices[0]).toMatchObject({
      report_id,
      live_id,
      outcome: 'acted',
      note: 'The stream was warned.',
    });
    expect((await listed('inspector')).total).toBe(0);
    expect((await listed('admin', { state: 'settled', page_size: 1 })).list).toMatchObject([
      { report_id, settled: { outcome: 'acted', note: 'The stream was warned.', at_ts: clock.now() } },
    ]);
  });

  test('by a request_id once', async () => {
    const report_id = idOf(await report('member'));
    const how = { report_id, outcome: 'dismissed', note: 'nothing', request_id: 'settled-once' };
    const first = await settle('inspector', how);
    expect(await settle('inspector', how)).toMatchObject({ code: 200, data: first.data });
  });

  test('P04: by nobody whose report it is, and by an office alone', async () => {
    const own = idOf(await report('inspector'));
    const how = { report_id: own, outcome: 'acted', note: 'mine' };
    for (const account of ['inspector', 'member', 'teacher'])
      expect((await settle(account, how)).msg_key).toBe('request.forbidden');
    expect((await settle('admin', how)).msg_key).toBe('');
    expect((await testServer.ask('reports.list', 'teacher', {})).msg_key).toBe('request.forbidden');
  });

  test('domain 3.1: by none of an office who runs the channel, who does not see it either', async () => {
    const { uid } = calls.identity.memberInfo.output.parse(
      (await testServer.ask('identity.memberInfo', 'inspector', {})).data,
    );
    const fileId = await upload('member');
    const report_id = idOf(await report('member', { pics: JSON.stringify([fileId]) }));
    const { reader } = testServer.app.database;
    await sql`INSERT INTO channel_staff (channel_id, uid, role) VALUES (${channel_id}, ${uid}, 'streamer')`.execute(
      reader,
    );
    expect((await listed('inspector')).total).toBe(0);
    expect(await addressOf('inspector', fileId)).toBe('');
    const how = { report_id, outcome: 'dismissed', note: 'nothing' };
    expect((await settle('inspector', how)).msg_key).toBe('request.forbidden');
    await sql`DELETE FROM channel_staff WHERE channel_id = ${channel_id} AND uid = ${uid}`.execute(reader);
    expect((await listed('inspector')).total).toBe(1);
  });
});

test('G208: those who have waited longest come first', async () => {
  const ids: string[] = [];
  for (const account of ['member', 'member2', 'jw8801']) {
    clock.advance(1_000);
    ids.push(idOf(await report(account)));
  }
  const { list, total } = await listed('inspector', { page: 1, page_size: 2 });
  expect([total, list.map(({ report_id }) => report_id)]).toEqual([3, ids.slice(0, 2)]);
});
