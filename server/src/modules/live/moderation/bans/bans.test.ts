import { moderationLimits } from '@goldbean/contract';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { sql } from 'kysely';
import {
  createModerationFixture,
  type ModerationAccount,
  type ModerationFixture,
} from '../moderation.test-fixture.ts';

const dayMs = moderationLimits.banAloneMs;
let fixture: ModerationFixture;
beforeAll(async () => {
  fixture = await createModerationFixture();
});
afterAll(() => fixture.close());
afterEach(async () => {
  while ((await bans('admin')).total > 0) fixture.clock.advance(dayMs);
  await fixture.ring();
});

const ban = (who: ModerationAccount, live_id: string, fields: object = {}) =>
  fixture.ask(who, 'moderation.ban', { live_id, reason: 'promised profit', ...fields });
const decide = (who: ModerationAccount, ban_id: string, fields: object) =>
  fixture.ask(who, 'moderation.decideBan', { ban_id, ...fields });
const bans = async (who: ModerationAccount) => (await fixture.ask(who, 'moderation.bans')).data;
const violation = async (live_id: string) =>
  (await fixture.ask('member', 'moderation.violation', { live_id })).data;

describe('T02: a ban', () => {
  test('cuts the publisher and shows its reason; a push is refused until it is over', async () => {
    const { live_id, pusher, push } = await fixture.onAir();
    const { data } = await ban('inspector', live_id);
    await pusher.closed;
    const until = fixture.clock.now() + dayMs;
    expect(data).toMatchObject({ until_ts: until, longer_until_ts: null });
    const room = `live_${live_id}`;
    expect(await fixture.eventsOf(room, 'ban')).toEqual([
      { kind: 'ban', reason: 'promised profit', until, media_ts: 0 },
    ]);
    expect(await fixture.eventsOf(room, 'live_stop')).toMatchObject([{ reason: 'promised profit' }]);
    expect((await fixture.ask('member', 'live.info', { live_id })).data).toMatchObject({
      state: 'stopped',
      end_reason: 'promised profit',
    });
    expect(await violation(live_id)).toMatchObject({
      banned: true,
      reason: 'promised profit',
      until_ts: until,
    });
    expect(await fixture.notified('teacher')).toMatchObject([{ act: 'ban', state: 'begun', until }]);

    const next = await fixture.open();
    expect(await fixture.ask('teacher', 'streaming.start', { live_id: next })).toMatchObject({
      code: 451,
      msg_key: 'moderation.banned',
      data: { until, reason: 'promised profit' },
    });
    expect((await push()).refused).not.toBe('');
    const health = await fixture.ask('teacher', 'streaming.health', { live_id: next });
    expect(health.data.refused).toBe('banned');

    fixture.clock.advance(dayMs - 1);
    expect(await violation(live_id)).toMatchObject({ banned: true });
    fixture.clock.advance(1);
    expect(await violation(live_id)).toMatchObject({ banned: false, reason: '', until_ts: null });
    const again = await push();
    expect(again.refused).toBe('');
    again.stop();
    await fixture.ring();
    await vi.waitFor(async () => expect(await fixture.eventsOf(room, 'ban')).toHaveLength(2));
  });

  test('repeated is the same ban, also by somebody else and for a lesson that has not begun', async () => {
    const live_id = await fixture.open();
    const first = await ban('inspector', live_id);
    expect(await ban('inspector', live_id)).toMatchObject({ data: first.data });
    expect(await ban('admin', await fixture.open(), { reason: 'other words' })).toMatchObject({
      data: first.data,
    });
    expect((await bans('inspector')).list).toMatchObject([
      { id: first.data.ban_id, reason: 'promised profit' },
    ]);
    expect((await fixture.ask('member', 'live.info', { live_id })).data.state).toBe('not_started');
  });

  test('ends later than now, and has a reason', async () => {
    const live_id = await fixture.open();
    const past = await ban('inspector', live_id, { until: fixture.clock.now() });
    expect(past.msg_key).toBe('moderation.until_past');
    expect((await ban('inspector', live_id, { reason: '' })).msg_key).toBe('moderation.reason_required');
    const until = fixture.clock.now() + 60_000;
    expect((await ban('inspector', live_id, { until })).data).toMatchObject({ until_ts: until });
  });
});

describe('P04: a ban of more than a day', () => {
  test('holds a day at once, and longer when a second person confirms it', async () => {
    const live_id = await fixture.open();
    const until = fixture.clock.now() + 7 * dayMs;
    const { data } = await ban('inspector', live_id, { until });
    expect(data).toMatchObject({ until_ts: fixture.clock.now() + dayMs, longer_until_ts: until });
    expect((await bans('admin')).list).toMatchObject([
      { id: data.ban_id, longer: { until_ts: until, by: '直播巡查员' } },
    ]);
    expect((await decide('inspector', data.ban_id, { confirm: 1 })).msg_key).toBe('request.forbidden');
    expect((await decide('admin', data.ban_id, { confirm: 1 })).data).toMatchObject({ until_ts: until });
    expect((await decide('admin', data.ban_id, { confirm: 1 })).msg_key).toBe('moderation.decided');
    expect((await bans('inspector')).list).toMatchObject([
      { until_ts: until, longer: null, confirmed: { by: '平台管理员', at_ts: fixture.clock.now() } },
    ]);
    fixture.clock.advance(dayMs);
    await fixture.settle();
    expect(await violation(live_id)).toMatchObject({ banned: true, until_ts: until });
    const begun = (await fixture.eventsOf(`live_${live_id}`, 'ban')).filter((event) => event['until'] !== 0);
    expect(begun).toMatchObject([{ until: until - 6 * dayMs }, { until }]);
  });

  test('ends after a day where it is refused, with a reason, or nobody decides in time', async () => {
    const live_id = await fixture.open();
    const { data } = await ban('inspector', live_id, { until: fixture.clock.now() + 7 * dayMs });
    expect((await decide('admin', data.ban_id, { confirm: 0 })).msg_key).toBe('moderation.reason_required');
    const refused = await decide('admin', data.ban_id, { confirm: 0, reason: 'a day will do' });
    expect(refused.data).toMatchObject({ until_ts: data.until_ts });
    const { rows } =
      await sql`SELECT decision, reason FROM ban_extension WHERE ban_id = ${data.ban_id}`.execute(
        fixture.testServer.app.database.reader,
      );
    expect(rows).toEqual([{ decision: 'refused', reason: 'a day will do' }]);
    // Asked for again, as a repeat of the ban, and then too late.
    await ban('inspector', live_id, { until: fixture.clock.now() + 2 * dayMs });
    fixture.clock.advance(dayMs);
    expect((await decide('admin', data.ban_id, { confirm: 1 })).msg_key).toBe('moderation.decided');
    expect(await violation(live_id)).toMatchObject({ banned: false });
    expect((await decide('admin', 'none', { confirm: 1 })).msg_key).toBe('request.not_found');
  });
});

describe('P04, G211: a ban is lifted', () => {
  const lift = (who: ModerationAccount, ban_id: string, fields: object = {}) =>
    fixture.ask(who, 'moderation.liftBan', { ban_id, reason: 'the evidence was of another', ...fields });

  test('with a reason that its channel reads; the channel goes on air again', async () => {
    const live_id = await fixture.open();
    const { data } = await ban('inspector', live_id, { until: fixture.clock.now() + 7 * dayMs });
    expect((await lift('admin', data.ban_id, { reason: ' ' })).msg_key).toBe('moderation.reason_required');
    const at_ts = fixture.clock.now();
    expect((await lift('admin', data.ban_id)).data).toMatchObject({ at_ts });
    expect(await violation(live_id)).toMatchObject({ banned: false });
    expect((await bans('admin')).total).toBe(0);
    expect((await fixture.notified('teacher'))[0]).toMatchObject({
      act: 'ban',
      state: 'over',
      reason: 'the evidence was of another',
    });
    expect((await fixture.eventsOf(`live_${live_id}`, 'ban')).at(-1)).toMatchObject({ until: 0 });
    const next = await fixture.open();
    expect((await fixture.ask('teacher', 'streaming.start', { live_id: next })).msg_key).toBe('');
    // What waited is over with it, and lifting it again changes nothing.
    expect((await decide('admin', data.ban_id, { confirm: 1 })).msg_key).toBe('moderation.decided');
    fixture.clock.advance(1_000);
    expect((await lift('inspector', data.ban_id)).data).toMatchObject({ at_ts });
  });

  test('by an office of the platform, and of a ban alone', async () => {
    const live_id = await fixture.open();
    const { data } = await ban('inspector', live_id);
    for (const who of ['teacher', 'member'] as const)
      expect((await lift(who, data.ban_id)).msg_key).toBe('request.forbidden');
    const warned = await fixture.ask('teacher', 'moderation.warn', {
      live_id,
      uid: fixture.uids.member,
      reason: 'noise',
    });
    expect((await lift('admin', warned.data.warning_id)).msg_key).toBe('request.not_found');
    expect(await violation(live_id)).toMatchObject({ banned: true });
    expect((await bans('inspector')).list).toMatchObject([
      { id: data.ban_id, confirmed: null, evidence: { live: 'Second lesson', message: null } },
    ]);
  });
});
