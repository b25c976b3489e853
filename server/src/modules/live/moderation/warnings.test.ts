import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  createModerationFixture,
  type ModerationAccount,
  type ModerationFixture,
} from './moderation.test-fixture.ts';

let fixture: ModerationFixture;
beforeAll(async () => {
  fixture = await createModerationFixture();
});
afterAll(() => fixture.close());

const warn = (who: ModerationAccount, fields: object = {}) =>
  fixture.ask(who, 'moderation.warn', {
    live_id: fixture.live_id,
    reason: 'a single stock was named',
    ...fields,
  });
const acknowledge = (who: ModerationAccount, warning_id: string) =>
  fixture.ask(who, 'moderation.acknowledge', { warning_id });
const violation = async (who: ModerationAccount) =>
  (await fixture.ask(who, 'moderation.violation', { live_id: fixture.live_id })).data;
const warnings = async (who: ModerationAccount) =>
  (await fixture.ask(who, 'moderation.warnings', { live_id: fixture.live_id })).data.list;

describe('T02: a warned streamer', () => {
  let warning = '';

  test('is notified with the reason, and so is the room, without the reason', async () => {
    expect(await violation('teacher')).toMatchObject({ warnings: 0, my_warning: null, appeal_state: 'none' });
    const { code, data } = await warn('inspector');
    expect(code).toBe(200);
    warning = data.warning_id;
    expect(await fixture.eventsOf(fixture.room, 'warn')).toEqual([
      {
        kind: 'warn',
        warning_id: warning,
        scope: 'channel',
        uid: fixture.uids.teacher,
        media_ts: expect.any(Number),
      },
    ]);
    expect(await violation('teacher')).toMatchObject({
      banned: false,
      warnings: 1,
      my_warning: { id: warning, reason: 'a single stock was named', by: '', by_role: 'inspector' },
    });
    expect(await violation('member')).toMatchObject({ warnings: 1, my_warning: null });
    expect(await fixture.notified('teacher')).toMatchObject([
      { act: 'warn', scope: 'channel', state: 'begun', reason: 'a single stock was named', until: null },
    ]);
  });

  test('M36: is not warned again before, by nobody', async () => {
    for (const who of ['inspector', 'admin'] as const)
      expect(await warn(who, { uid: fixture.uids.teacher })).toMatchObject({
        code: 409,
        msg_key: 'moderation.warned',
      });
  });

  test('G094: says nothing in the room and goes on air with no other lesson until they have read it', async () => {
    expect((await fixture.say('teacher', fixture.room)).msg_key).toBe('moderation.acknowledge');
    const live_id = await fixture.open();
    const begin = () => fixture.ask('teacher', 'streaming.start', { live_id });
    expect((await begin()).msg_key).toBe('moderation.acknowledge');
    expect((await acknowledge('member', warning)).msg_key).toBe('request.forbidden');
    expect((await acknowledge('inspector', warning)).msg_key).toBe('request.forbidden');
    expect((await acknowledge('teacher', 'none')).msg_key).toBe('request.not_found');
    for (const _ of [1, 2]) expect((await acknowledge('teacher', warning)).data).toEqual({ ok: true });
    expect(await fixture.eventsOf(fixture.room, 'warn_ack')).toHaveLength(1);
    expect((await fixture.say('teacher', fixture.room)).code).toBe(200);
    expect((await begin()).code).toBe(200);
    expect(await violation('teacher')).toMatchObject({ warnings: 1, my_warning: null });
  });

  test('can be warned again after that, and all of it stands in the lists', async () => {
    const { data } = await warn('inspector', { reason: 'again', rule: 'advice' });
    expect(await warnings('teacher')).toMatchObject([
      { id: data.warning_id, rule: 'advice', acknowledged: false, by: '', acknowledged_ts: null },
      { id: warning, acknowledged: true, acknowledged_ts: fixture.clock.now() },
    ]);
    expect((await warnings('admin'))[0]).toMatchObject({ by: '直播巡查员' });
    expect(await warnings('member')).toEqual([]);
    await acknowledge('teacher', data.warning_id);
    expect((await fixture.ask('teacher', 'moderation.mine')).data.list).toMatchObject([
      { kind: 'warn', scope: 'channel', reason: 'again' },
      { kind: 'warn', scope: 'channel' },
    ]);
  });
});

describe('P05: a warned viewer', () => {
  test('writes again once they have read it; a second warning waits for that, in words of its own', async () => {
    const uid = fixture.uids.member;
    const { data } = await warn('teacher', { uid, reason: 'advertising' });
    expect((await fixture.say('member', fixture.room)).msg_key).toBe('moderation.acknowledge');
    expect((await fixture.barrage('member')).msg_key).toBe('moderation.acknowledge');
    expect((await fixture.give('member')).code).toBe(200);
    expect((await fixture.say('member', fixture.groupRoom)).code).toBe(200);
    expect(await warn('admin', { uid })).toMatchObject({ code: 409, msg_key: 'moderation.viewer_warned' });
    expect((await warn('teacher', { uid: fixture.uids.member2 })).code).toBe(200);
    expect(await warnings('member')).toMatchObject([{ uid, scope: 'viewer', by: '财经课堂老师' }]);
    expect((await acknowledge('teacher', data.warning_id)).msg_key).toBe('request.forbidden');
    expect((await acknowledge('member', data.warning_id)).code).toBe(200);
    expect((await fixture.say('member', fixture.room)).code).toBe(200);
  });

  test('D13: by GET a request_id warns once, and a page of somebody else not at all', async () => {
    const uid = fixture.uids.jw8801;
    const once = { uid, request_id: fixture.next() };
    const first = await warn('teacher', once);
    expect(await warn('teacher', once)).toMatchObject({ code: 200, data: first.data });
    const { http } = fixture.testServer.app;
    const token = await fixture.testServer.signIn('teacher');
    const url = `/livego/warning/add?live_id=${fixture.live_id}&reason=x`;
    const linked = await http.inject({ method: 'GET', url, headers: { token } });
    expect(linked.json()).toMatchObject({ msg_key: 'request.client_header' });
    const asked = await http.inject({
      method: 'GET',
      url: `${url}&uid=${uid}`,
      headers: { token, client: 'pc' },
    });
    expect(asked.headers['cache-control']).toBe('no-store');
    expect((await acknowledge('jw8801', first.data.warning_id)).code).toBe(200);
  });

  test('is neither oneself nor somebody of the same or a higher rank', async () => {
    for (const [who, target] of [
      ['teacher', 'teacher'],
      ['teacher', 'inspector'],
      ['teacher', 'admin'],
      ['inspector', 'admin'],
      ['inspector', 'inspector'],
    ] as const)
      expect((await warn(who, { uid: fixture.uids[target] })).msg_key).toBe('request.forbidden');
  });
});

describe('D26, G135: a viewer who is removed', () => {
  const block = (who: ModerationAccount, on: 0 | 1, fields: object = {}) =>
    fixture.ask(who, 'moderation.block', {
      live_id: fixture.live_id,
      uid: fixture.uids.jw8803,
      on,
      reason: on ? 'stalking' : '',
      ...fields,
    });
  const enter = () => fixture.ask('jw8803', 'live.info', { live_id: fixture.live_id });

  test('enters no room of the channel, nor keeps its picture, until they are let back', async () => {
    const { flv } = (await enter()).data.media;
    expect((await block('teacher', 1, { reason: '' })).msg_key).toBe('moderation.reason_required');
    for (const _ of [1, 2]) expect((await block('teacher', 1)).data).toEqual({ blocked: true });
    expect(await enter()).toMatchObject({ code: 423, msg_key: 'moderation.blocked' });
    expect((await fixture.ask('jw8803', 'messaging.join', { room: fixture.room })).msg_key).toBe(
      'moderation.blocked',
    );
    expect((await fixture.say('jw8803', fixture.room)).msg_key).toBe('moderation.blocked');
    expect((await fixture.give('jw8803')).msg_key).toBe('moderation.blocked');
    expect((await fixture.testServer.app.http.inject({ url: flv })).statusCode).toBe(403);
    expect(await fixture.eventsOf(fixture.room, 'viewer_block')).toEqual([
      { kind: 'viewer_block', uid: fixture.uids.jw8803, on: true, media_ts: expect.any(Number) },
    ]);
    const other = await fixture.open();
    expect((await fixture.ask('jw8803', 'live.info', { live_id: other })).msg_key).toBe('moderation.blocked');
    const { list } = (await fixture.ask('inspector', 'moderation.blocks', { live_id: other })).data;
    expect(list).toMatchObject([{ jwcode: 'jw8803', reason: 'stalking', by: '财经课堂老师' }]);

    for (const _ of [1, 2]) expect((await block('inspector', 0)).data).toEqual({ blocked: false });
    expect((await enter()).code).toBe(200);
    expect(await fixture.eventsOf(fixture.room, 'viewer_block')).toHaveLength(2);
    expect(await fixture.notified('jw8803')).toMatchObject([
      { act: 'block', state: 'over' },
      { act: 'block', state: 'begun', reason: 'stalking' },
    ]);
  });
});
