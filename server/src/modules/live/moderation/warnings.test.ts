import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  createModerationFixture,
  type ModerationAccount,
  type ModerationFixture,
} from './moderation.test-world.ts';

let world: ModerationFixture;
beforeAll(async () => {
  world = await createModerationFixture();
});
afterAll(() => world.close());

const warn = (who: ModerationAccount, fields: object = {}) =>
  world.ask(who, 'moderation.warn', {
    live_id: world.live_id,
    reason: 'a single stock was named',
    ...fields,
  });
const acknowledge = (who: ModerationAccount, warning_id: string) =>
  world.ask(who, 'moderation.acknowledge', { warning_id });
const violation = async (who: ModerationAccount) =>
  (await world.ask(who, 'moderation.violation', { live_id: world.live_id })).data;
const warnings = async (who: ModerationAccount) =>
  (await world.ask(who, 'moderation.warnings', { live_id: world.live_id })).data.list;

describe('T02: a warned streamer', () => {
  let warning = '';

  test('is told with the reason, as is the room, which is not told why', async () => {
    expect(await violation('teacher')).toMatchObject({ warnings: 0, my_warning: null, appeal_state: 'none' });
    const { code, data } = await warn('inspector');
    expect(code).toBe(200);
    warning = data.warning_id;
    expect(await world.heard(world.room, 'warn')).toEqual([
      {
        kind: 'warn',
        warning_id: warning,
        scope: 'channel',
        uid: world.uids.teacher,
        media_ts: expect.any(Number),
      },
    ]);
    expect(await violation('teacher')).toMatchObject({
      banned: false,
      warnings: 1,
      my_warning: { id: warning, reason: 'a single stock was named', by: '', by_role: 'inspector' },
    });
    expect(await violation('member')).toMatchObject({ warnings: 1, my_warning: null });
    expect(await world.told('teacher')).toMatchObject([
      { act: 'warn', scope: 'channel', state: 'begun', reason: 'a single stock was named', until: null },
    ]);
  });

  test('M36: is not warned again before, by nobody', async () => {
    for (const who of ['inspector', 'admin'] as const)
      expect(await warn(who, { uid: world.uids.teacher })).toMatchObject({
        code: 409,
        msg_key: 'moderation.warned',
      });
  });

  test('G094: says nothing in the room and goes on air with no other lesson until they have read it', async () => {
    expect((await world.say('teacher', world.room)).msg_key).toBe('moderation.acknowledge');
    const live_id = await world.open();
    const begin = () => world.ask('teacher', 'streaming.start', { live_id });
    expect((await begin()).msg_key).toBe('moderation.acknowledge');
    expect((await acknowledge('member', warning)).msg_key).toBe('request.forbidden');
    expect((await acknowledge('inspector', warning)).msg_key).toBe('request.forbidden');
    expect((await acknowledge('teacher', 'none')).msg_key).toBe('request.not_found');
    for (const _ of [1, 2]) expect((await acknowledge('teacher', warning)).data).toEqual({ ok: true });
    expect(await world.heard(world.room, 'warn_ack')).toHaveLength(1);
    expect((await world.say('teacher', world.room)).code).toBe(200);
    expect((await begin()).code).toBe(200);
    expect(await violation('teacher')).toMatchObject({ warnings: 1, my_warning: null });
  });

  test('can be warned anew after that, and all of it stands in the lists', async () => {
    const { data } = await warn('inspector', { reason: 'again', rule: 'advice' });
    expect(await warnings('teacher')).toMatchObject([
      { id: data.warning_id, rule: 'advice', acknowledged: false, by: '', acknowledged_ts: null },
      { id: warning, acknowledged: true, acknowledged_ts: world.clock.now() },
    ]);
    expect((await warnings('admin'))[0]).toMatchObject({ by: '直播巡查员' });
    expect(await warnings('member')).toEqual([]);
    await acknowledge('teacher', data.warning_id);
    expect((await world.ask('teacher', 'moderation.mine')).data.list).toMatchObject([
      { kind: 'warn', scope: 'channel', reason: 'again' },
      { kind: 'warn', scope: 'channel' },
    ]);
  });
});

describe('P05: a warned viewer', () => {
  test('writes again once they have read it; a second warning waits for that, in words of its own', async () => {
    const uid = world.uids.member;
    const { data } = await warn('teacher', { uid, reason: 'advertising' });
    expect((await world.say('member', world.room)).msg_key).toBe('moderation.acknowledge');
    expect((await world.barrage('member')).msg_key).toBe('moderation.acknowledge');
    expect((await world.give('member')).code).toBe(200);
    expect((await world.say('member', world.groupRoom)).code).toBe(200);
    expect(await warn('admin', { uid })).toMatchObject({ code: 409, msg_key: 'moderation.viewer_warned' });
    expect((await warn('teacher', { uid: world.uids.member2 })).code).toBe(200);
    expect(await warnings('member')).toMatchObject([{ uid, scope: 'viewer', by: '财经课堂老师' }]);
    expect((await acknowledge('teacher', data.warning_id)).msg_key).toBe('request.forbidden');
    expect((await acknowledge('member', data.warning_id)).code).toBe(200);
    expect((await world.say('member', world.room)).code).toBe(200);
  });

  test('D13: by GET a request_id warns once, and a page of somebody else not at all', async () => {
    const uid = world.uids.jw8801;
    const once = { uid, request_id: world.next() };
    const first = await warn('teacher', once);
    expect(await warn('teacher', once)).toMatchObject({ code: 200, data: first.data });
    const { http } = world.house.app;
    const token = await world.house.signIn('teacher');
    const url = `/livego/warning/add?live_id=${world.live_id}&reason=x`;
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
      expect((await warn(who, { uid: world.uids[target] })).msg_key).toBe('request.forbidden');
  });
});

describe('D26, G135: a viewer who is removed', () => {
  const block = (who: ModerationAccount, on: 0 | 1, fields: object = {}) =>
    world.ask(who, 'moderation.block', {
      live_id: world.live_id,
      uid: world.uids.jw8803,
      on,
      reason: on ? 'stalking' : '',
      ...fields,
    });
  const enter = () => world.ask('jw8803', 'live.info', { live_id: world.live_id });

  test('enters no room of the channel, nor keeps its picture, until they are let back', async () => {
    const { flv } = (await enter()).data.media;
    expect((await block('teacher', 1, { reason: '' })).msg_key).toBe('moderation.reason_required');
    for (const _ of [1, 2]) expect((await block('teacher', 1)).data).toEqual({ blocked: true });
    expect(await enter()).toMatchObject({ code: 423, msg_key: 'moderation.blocked' });
    expect((await world.ask('jw8803', 'messaging.join', { room: world.room })).msg_key).toBe(
      'moderation.blocked',
    );
    expect((await world.say('jw8803', world.room)).msg_key).toBe('moderation.blocked');
    expect((await world.give('jw8803')).msg_key).toBe('moderation.blocked');
    expect((await world.house.app.http.inject({ url: flv })).statusCode).toBe(403);
    expect(await world.heard(world.room, 'viewer_block')).toEqual([
      { kind: 'viewer_block', uid: world.uids.jw8803, on: true, media_ts: expect.any(Number) },
    ]);
    const other = await world.open();
    expect((await world.ask('jw8803', 'live.info', { live_id: other })).msg_key).toBe('moderation.blocked');
    const { list } = (await world.ask('inspector', 'moderation.blocks', { live_id: other })).data;
    expect(list).toMatchObject([{ jwcode: 'jw8803', reason: 'stalking', by: '财经课堂老师' }]);

    for (const _ of [1, 2]) expect((await block('inspector', 0)).data).toEqual({ blocked: false });
    expect((await enter()).code).toBe(200);
    expect(await world.heard(world.room, 'viewer_block')).toHaveLength(2);
    expect(await world.told('jw8803')).toMatchObject([
      { act: 'block', state: 'over' },
      { act: 'block', state: 'begun', reason: 'stalking' },
    ]);
  });
});
