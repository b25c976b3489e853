import { moderationLimits } from '@goldbean/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { mostRowsOf } from '../../../../test/most-rows.ts';
import { shanghaiTime } from '../../../platform/clock.ts';
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

const freeze = (who: ModerationAccount, target: ModerationAccount, fields: object = {}) =>
  fixture.ask(who, 'moderation.freeze', {
    live_id: fixture.live_id,
    uid: fixture.uids[target],
    type: 3,
    reason: 'noise',
    ...fields,
  });
const unfreeze = (who: ModerationAccount, target: ModerationAccount, note = '') =>
  fixture.ask(who, 'moderation.unfreeze', {
    uid: fixture.uids[target],
    channel_id: fixture.channel_id,
    note,
  });
/** What a member is refused everywhere in the channel. */
async function refusedOf(who: ModerationAccount) {
  const all = [
    await fixture.say(who, fixture.room),
    await fixture.say(who, fixture.groupRoom),
    await fixture.barrage(who),
  ];
  return all.map(({ msg_key }) => msg_key);
}
const frozenList = (fields: object = {}) =>
  fixture.ask('teacher', 'moderation.frozen', { channel_id: fixture.channel_id, ...fields });
const unfrozenList = (fields: object = {}) =>
  fixture.ask('teacher', 'moderation.unfrozen', { channel_id: fixture.channel_id, ...fields });
const myFrozen = async (who: ModerationAccount) =>
  (await fixture.ask(who, 'live.info', { live_id: fixture.live_id })).data.my.frozen;

const everywhere = ['chat.frozen', 'chat.frozen', 'chat.frozen'];
const nowhere = ['', '', ''];

describe('T03, K12, D26: a freeze', () => {
  test('of three days stops chat and comments, but no gifts, in live rooms and class groups: 3 d - 1 s blocked, 3 d allowed', async () => {
    expect(await myFrozen('member')).toBe(false);
    const { code, data } = await freeze('teacher', 'member');
    const until = fixture.clock.now() + 3 * 86_400_000;
    expect([code, data.release_at_ts]).toEqual([200, until]);
    expect(await refusedOf('member')).toEqual(everywhere);
    expect(await refusedOf('member2')).toEqual(nowhere);
    expect((await fixture.give('member')).code).toBe(200);
    expect(await fixture.say('member', fixture.room)).toMatchObject({ code: 423, data: { until } });
    expect(await fixture.say('member', fixture.groupRoom)).toMatchObject({ code: 423, data: { until } });
    expect(await myFrozen('member')).toBe(true);
    const seen = await fixture.ask('teacher', 'live.user', {
      live_id: fixture.live_id,
      uid: fixture.uids.member,
    });
    expect(seen.data.frozen).toBe(true);
    const freezeEvent = { kind: 'freeze', uid: fixture.uids.member, until };
    expect(await fixture.eventsOf(fixture.groupRoom, 'freeze')).toEqual([freezeEvent]);
    expect(await fixture.eventsOf(fixture.room, 'freeze')).toEqual([
      { ...freezeEvent, media_ts: expect.any(Number) },
    ]);

    fixture.clock.advance(moderationLimits.freezeMs - 1_000);
    expect(await refusedOf('member')).toEqual(everywhere);
    fixture.clock.advance(1_000);
    expect(await refusedOf('member')).toEqual(nowhere);
    expect(await myFrozen('member')).toBe(false);
  });

  test('is released by the clock, and everybody hears of it', async () => {
    await fixture.ring();
    await vi.waitFor(
      async () =>
        expect(await fixture.eventsOf(fixture.groupRoom, 'freeze')).toContainEqual(
          expect.objectContaining({ uid: fixture.uids.member, until: 0 }),
        ),
      { interval: 200 },
    );
    expect((await frozenList()).data.list).toEqual([]);
    const { list } = (await unfrozenList()).data;
    expect(list).toMatchObject([
      {
        nickname: '小满同学',
        type: '3',
        reason: 'noise',
        unfrozen_by: '',
        unfrozen_time_ts: fixture.clock.now(),
      },
    ]);
    expect(await fixture.notified('member')).toMatchObject([
      { state: 'over' },
      { state: 'begun', act: 'freeze' },
    ]);
  });

  test('stays when its job comes early, or twice', async () => {
    await freeze('teacher', 'member');
    await fixture.settle();
    expect(await refusedOf('member')).toEqual(everywhere);
    await unfreeze('teacher', 'member');
  });

  test('for good ends when somebody ends it: the record moves, and the member chats at once', async () => {
    const { data } = await freeze('teacher', 'member', { type: 'permanent' });
    expect(data).toMatchObject({ release_at: null, release_at_ts: null });
    fixture.clock.advance(10 * 86_400_000);
    expect(await refusedOf('member')).toEqual(everywhere);
    const joined = await fixture.ask('member', 'messaging.join', { room: fixture.room });
    expect(joined.data.my.restriction).toEqual({ key: 'chat.frozen', until: null });
    expect((await frozenList()).data.list).toMatchObject([{ type: 'permanent', release_at: null }]);

    const { data: over } = await unfreeze('teacher', 'member', 'said sorry');
    expect(over).toMatchObject({ state: 'unfrozen', at_ts: fixture.clock.now() });
    expect(await refusedOf('member')).toEqual(nowhere);
    expect((await frozenList()).data.total).toBe(0);
    const [latest] = (await unfrozenList()).data.list;
    expect(latest).toMatchObject({ unfrozen_by: '财经课堂老师', note: 'said sorry', by: '财经课堂老师' });
    const again = await unfreeze('teacher', 'member', 'another note');
    expect(again.data).toEqual(over);
    expect((await unfrozenList()).data.list[0]).toMatchObject({ note: 'said sorry' });
  });

  test('stands once for a member and channel, also when two come at once or the last one is just over', async () => {
    const both = await Promise.all([freeze('teacher', 'member2'), freeze('admin', 'member2')]);
    expect(both.map(({ msg_key }) => msg_key).toSorted()).toEqual(['', 'moderation.frozen_already']);
    expect((await frozenList()).data.total).toBe(1);
    fixture.clock.advance(moderationLimits.freezeMs);
    expect(await freeze('teacher', 'member2')).toMatchObject({ code: 200 });
    await unfreeze('teacher', 'member2');
  });

  test('D77: with the same request_id is the same freeze', async () => {
    const once = { request_id: fixture.next() };
    const first = await freeze('teacher', 'member2', once);
    expect(await freeze('teacher', 'member2', once)).toMatchObject({ code: 200, data: first.data });
    await unfreeze('teacher', 'member2');
  });

  test('needs a reason, somebody, and a kind', async () => {
    expect((await freeze('teacher', 'member', { reason: ' ' })).msg_key).toBe('moderation.reason_required');
    expect((await freeze('teacher', 'member', { uid: 'nobody' })).msg_key).toBe('request.not_found');
    expect((await freeze('teacher', 'member', { type: 4 })).msg_key).toBe('request.invalid');
    expect((await freeze('teacher', 'member', { live_id: 'none' })).msg_key).toBe('live.missing');
    expect((await unfreeze('teacher', 'jw8803')).msg_key).toBe('request.not_found');
    expect((await fixture.ask('teacher', 'moderation.unfreeze', {})).msg_key).toBe('request.invalid');
  });

  test('keeps the message it was about, also after that was recalled', async () => {
    const message = await fixture.say('member', fixture.room, 'buy 600519 now');
    expect((await freeze('teacher', 'member2', { message_id: message.data.id })).msg_key).toBe(
      'request.not_found',
    );
    await freeze('teacher', 'member', { message_id: message.data.id, rule: 'advice' });
    await fixture.ask('member', 'messaging.recall', { room: fixture.room, id: message.data.id });
    const [mine] = (await fixture.ask('member', 'moderation.mine')).data.list;
    expect(mine).toMatchObject({
      kind: 'freeze',
      rule: 'advice',
      reason: 'noise',
      by: '财经课堂老师',
      by_role: 'owner',
      evidence: { message: { text: 'buy 600519 now' }, media_ts: expect.any(Number) },
      ended_ts: null,
    });
    await unfreeze('teacher', 'member');
    expect((await fixture.ask('member', 'moderation.mine')).data.list[0]).toMatchObject({
      ended_ts: fixture.clock.now(),
    });
  });
});

test('E13: the record says who, for how long, since when, in which live session, by whom and why, and how it ended', async () => {
  const frozenAt = fixture.clock.now();
  const { data: made } = await freeze('teacher', 'member', { reason: 'promised profit', rule: 'fraud' });
  const [row] = (await frozenList()).data.list;
  const live = (await fixture.ask('teacher', 'streaming.settings', { live_id: fixture.live_id })).data.live;
  const record = {
    id: made.freeze_id,
    uid: fixture.uids.member,
    nickname: '小满同学',
    jwcode: 'member',
    type: '3',
    frozen_time: shanghaiTime(frozenAt),
    frozen_time_ts: frozenAt,
    live_title: live.name,
    by: '财经课堂老师',
    reason: 'promised profit',
    rule: 'fraud',
  };
  expect(row).toMatchObject({ ...record, release_at_ts: frozenAt + moderationLimits.freezeMs });

  fixture.clock.advance(60_000);
  await unfreeze('teacher', 'member', 'said sorry');
  expect((await frozenList()).data.list).toEqual([]);
  const [over] = (await unfrozenList()).data.list;
  const unfrozenAt = fixture.clock.now();
  expect(over).toMatchObject({
    ...record,
    unfrozen_time: shanghaiTime(unfrozenAt),
    unfrozen_time_ts: unfrozenAt,
    unfrozen_by: '财经课堂老师',
    note: 'said sorry',
  });
});

describe('S38: the list of those who are frozen', () => {
  test('is searched by name, number, live session and reason, and paged', async () => {
    for (const [who, reason] of [
      ['member', 'insults'],
      ['member2', '100% off'],
      ['jw8801', 'spam'],
    ] as const)
      await freeze('teacher', who, { reason });
    const found = async (keyword: string) =>
      (await frozenList({ keyword })).data.list.map(({ jwcode }) => jwcode);
    expect(await found('小满')).toEqual(['member']);
    expect(await found('JW8801')).toEqual(['jw8801']);
    expect(await found('0% o')).toEqual(['member2']);
    expect(await found('%')).toEqual(['member2']);
    expect(await found('nothing of it')).toEqual([]);
    const [first] = (await frozenList()).data.list;
    expect(await found(first?.live_title ?? 'no title')).toEqual(['jw8801', 'member2', 'member']);
    const pages = await Promise.all(
      [1, 2].map(async (page) => (await frozenList({ page, page_size: 2 })).data),
    );
    expect(pages.map(({ total }) => total)).toEqual([3, 3]);
    expect(pages.flatMap(({ list }) => list.map(({ jwcode }) => jwcode))).toEqual([
      'jw8801',
      'member2',
      'member',
    ]);
    for (const who of ['member', 'member2', 'jw8801'] as const) await unfreeze('teacher', who);
    expect((await unfrozenList({ keyword: 'spam' })).data.list).toMatchObject([{ jwcode: 'jw8801' }]);
  });

  test('finds names in pinyin, without marks and in the letters of Thai, and reads no more than a page for it', async () => {
    const { reader } = fixture.testServer.app.database;
    await sql`INSERT INTO member (uid, jwcode, nickname, created_at)
      SELECT 'frozen' || n, 'ff' || n,
        (ARRAY['王芳', 'Nguyễn Văn An', 'สมชาย ใจดี', 'Siti Nurhaliza', 'JÜRGEN'])[1 + n % 5] || ' ' || n, now()
      FROM generate_series(1, 200) AS n`.execute(reader);
    await sql`INSERT INTO moderation_action
        (action_id, kind, scope, live_id, channel_id, live_title, target_uid, actor_uid, actor_role, reason, rule, evidence, created_at)
      SELECT 'frozen' || n, 'freeze', 'viewer', ${fixture.live_id}, ${fixture.channel_id}, 'Lesson', 'frozen' || n,
        ${fixture.uids.teacher}, 'owner', 'noise', 'other', '{}', now()
      FROM generate_series(1, 200) AS n`.execute(reader);
    const total = async (keyword: string) => (await frozenList({ keyword })).data.total;
    expect(
      await Promise.all(
        ['wangfang', 'wf', 'nguyen an', 'สมชาย', 'siti', 'jurgen', 'ff19', 'wang ff5', 'noise'].map(total),
      ),
    ).toEqual([40, 40, 40, 40, 40, 40, 11, 0, 200]);
    // Those of a page, and who froze them.
    expect(await mostRowsOf(reader, () => frozenList({ keyword: 'wf' }))).toBeLessThanOrEqual(21);
    await sql`DELETE FROM moderation_action WHERE action_id LIKE 'frozen%'`.execute(reader);
  });

  test('is not for viewers, nor for those of another channel', async () => {
    for (const who of ['member', 'teacher2', 'inspector'] as const) {
      const { msg_key } = await fixture.ask(who, 'moderation.frozen', { channel_id: fixture.channel_id });
      expect(msg_key).toBe('request.forbidden');
    }
    expect((await fixture.ask('admin', 'moderation.frozen', { channel_id: fixture.channel_id })).code).toBe(
      200,
    );
  });
});
