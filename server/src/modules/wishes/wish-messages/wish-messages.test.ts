import { calls, reviewLimits, type WishMessageTab } from '@goldbean/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createManualClock } from '../../../../test/test-database.ts';
import { openTestServer, type TestServer } from '../../../../test/system/in-process.ts';
import { insertMessages } from './wish-messages.repository.ts';

/* Comments and their messages are tested together: the one is hardly seen without the other. */
const clock = createManualClock(Date.UTC(2026, 10, 27, 7, 0, 0));
let testServer: TestServer;
beforeAll(async () => {
  testServer = await openTestServer({}, {}, clock);
});
afterAll(() => testServer.close());
beforeEach(async () => {
  await sql`TRUNCATE wish_message, wish_comment, wish_comment_like`.execute(testServer.app.database.reader);
});

const ask = (name: Parameters<TestServer['ask']>[0], account: string, fields: Record<string, unknown> = {}) =>
  testServer.ask(name, account, fields);
async function add(account: string, title: string): Promise<string> {
  return calls.wishes.add.output.parse((await ask('wishes.add', account, { title, kind: 2 })).data).wish_id;
}
async function comment(account: string, wish_id: string, text: string, reply_to?: string): Promise<string> {
  clock.advance(1_000);
  const answer = await ask('wishComments.add', account, {
    wish_id,
    text,
    ...(reply_to && { reply_to }),
  });
  expect(answer).toMatchObject({ msg_key: '', data: { state: 'pending' } });
  return calls.wishComments.add.output.parse(answer.data).id;
}
const judge = (comment_id: string, passes: 0 | 1, reason = '', account = 'producthead') =>
  ask('wishComments.judge', account, { comment_id, passes, reason });
async function shown(account: string, wish_id: string, text: string, reply_to?: string): Promise<string> {
  const id = await comment(account, wish_id, text, reply_to);
  expect((await judge(id, 1)).msg_key).toBe('');
  return id;
}
const listed = async (account: string, wish_id: string) =>
  calls.wishComments.list.output.parse((await ask('wishComments.list', account, { wish_id })).data);
const wishOf = async (wish_id: string) =>
  calls.wishes.detail.output.parse((await ask('wishes.detail', 'member', { wish_id })).data).wish;
const messages = async (account: string, tab: WishMessageTab) =>
  calls.wishMessages.list.output.parse((await ask('wishMessages.list', account, { tab })).data);
const like = (account: string, comment_id: string, on: 0 | 1 = 1) =>
  ask('wishComments.like', account, { comment_id, on });

describe('D68: a comment on a wish', () => {
  test('is seen by its author alone until somebody else of the staff has looked at it', async () => {
    const wish_id = await add('member', 'Talked about');
    const id = await comment('member2', wish_id, ' <b>Me too</b> ');
    expect((await listed('member2', wish_id)).list).toMatchObject([
      { comment_id: id, state: 'pending', text: '<b>Me too</b>' },
    ]);
    for (const account of ['member', 'teacher']) expect((await listed(account, wish_id)).total).toBe(0);
    expect((await wishOf(wish_id)).comments).toBe(0);
    const queue = await ask('wishComments.review', 'producthead', {});
    expect(calls.wishComments.review.output.parse(queue.data).list).toMatchObject([
      {
        comment_id: id,
        wish: { wish_id, title: 'Talked about' },
        judged: null,
        own: false,
      },
    ]);
    for (const account of ['member', 'member2', 'inspector'])
      expect((await judge(id, 1, '', account)).msg_key).toBe('request.forbidden');
    const both = await Promise.all([judge(id, 1), judge(id, 0, 'no', 'admin')]);
    expect(both.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 422]);
    const own = await comment('producthead', wish_id, 'Mine');
    expect((await judge(own, 1)).msg_key).toBe('request.forbidden');
    expect((await judge(own, 1, '', 'admin')).msg_key).toBe('');
  });

  test('waits for nobody once its wish is withdrawn, and nobody likes it any more', async () => {
    const wish_id = await add('member', 'Not wanted any more');
    const liked = await shown('member2', wish_id, 'Why not?');
    const id = await comment('member2', wish_id, 'Please stay');
    const { queue } = testServer.app.modules.wishes.features.wishComments;
    const part = { notBy: 'nobody', channels: null, without: [] };
    const waiting = async () => {
      const { data } = await ask('wishComments.review', 'producthead', {});
      const { list, total } = calls.wishComments.review.output.parse(data);
      const { reader } = testServer.app.database;
      const desk = await queue.list(reader, part, { page: 1, page_size: 20 });
      return [
        list.map(({ comment_id }) => comment_id),
        total,
        desk.map((entry) => entry.id),
        await queue.count(reader, part),
      ];
    };
    expect(await waiting()).toEqual([[id], 1, [id], 1]);
    expect((await ask('wishes.withdraw', 'member', { wish_id })).msg_key).toBe('');
    expect(await waiting()).toEqual([[], 0, [], 0]);
    expect((await like('member', liked)).msg_key).toBe('wish.missing');
  });

  test('that is rejected keeps its text and the reason, for its author', async () => {
    const wish_id = await add('member', 'Insulted');
    const id = await comment('member2', wish_id, 'Insult');
    expect((await judge(id, 0)).msg_key).toBe('request.content_required');
    await judge(id, 0, 'Be kind');
    expect((await listed('member2', wish_id)).list).toMatchObject([
      { state: 'rejected', reason: 'Be kind', text: 'Insult' },
    ]);
    expect((await listed('member', wish_id)).total).toBe(0);
    expect((await messages('member2', 'default')).list[0]?.news).toEqual({
      kind: 'rejected',
      text: 'Insult',
      reason: 'Be kind',
    });
    expect((await like('member', id)).msg_key).toBe('wish.comment_missing');
  });

  test('has 1 to 500 characters, answers one that is displayed there, and is deleted by its author', async () => {
    const wish_id = await add('member', 'Long talk');
    const tried = (fields: object) => ask('wishComments.add', 'member2', { wish_id, ...fields });
    expect((await tried({ text: ' ' })).msg_key).toBe('request.content_required');
    expect((await tried({ text: '字'.repeat(501) })).msg_key).toBe('wish.comment_long');
    expect((await tried({ text: '字'.repeat(500) })).msg_key).toBe('');
    const pending = await comment('member', wish_id, 'not seen');
    expect((await tried({ text: 'a', reply_to: pending })).msg_key).toBe('wish.comment_missing');
    const first = await shown('member', wish_id, 'first');
    const answer = await shown('member2', wish_id, 'second', first);
    expect((await wishOf(wish_id)).comments).toBe(2);
    expect((await ask('wishComments.remove', 'member2', { comment_id: first })).msg_key).toBe(
      'wish.comment_missing',
    );
    expect((await ask('wishComments.remove', 'member', { comment_id: first })).msg_key).toBe('');
    expect((await ask('wishComments.remove', 'member', { comment_id: first })).msg_key).toBe(
      'wish.comment_missing',
    );
    expect((await wishOf(wish_id)).comments).toBe(1);
    const { list } = await listed('teacher', wish_id);
    expect(list).toMatchObject([{ comment_id: answer, reply_to: { comment_id: first, text: '' } }]);
  });
});

test('D68, G061, G062: an inspector approves a comment on a wish at the desk, never its author', async () => {
  const wish_id = await add('member', 'Judged at the desk');
  const id = await comment('member2', wish_id, 'Me too');
  const own = await comment('inspector', wish_id, 'Mine');
  const verdict = { type: 'wish_comment', pass: 1 };
  const waits = calls.review.list.output.parse(
    (await ask('review.list', 'inspector', { type: 'wish_comment' })).data,
  );
  expect(waits).toMatchObject({
    total: 1,
    list: [
      {
        id,
        text: 'Me too',
        about: { type: 'wish', id: wish_id, words: 'Judged at the desk' },
      },
    ],
  });
  expect((await ask('review.judge', 'inspector', { ...verdict, id: own })).msg_key).toBe('review.own');
  expect((await ask('review.judge', 'member2', { ...verdict, id })).msg_key).toBe('request.forbidden');
  expect((await ask('review.judge', 'inspector', { ...verdict, id })).msg_key).toBe('');
  expect((await listed('member', wish_id)).total).toBe(0);
  clock.advance(reviewLimits.reviewUndoMs);
  await testServer.app.modules.content.features.review.settle();
  expect((await listed('member', wish_id)).list).toMatchObject([{ comment_id: id, state: 'displayed' }]);
  expect((await wishOf(wish_id)).comments).toBe(1);
  expect((await messages('member', 'pingMe')).list[0]?.news).toMatchObject({
    kind: 'replied',
    text: 'Me too',
  });
});

describe('S11: messages about wishes', () => {
  test('stand in three tabs with unread of their own; reading one leaves the others', async () => {
    const wish_id = await add('member', 'Told about');
    const mine = await shown('member', wish_id, 'My own words');
    expect((await messages('member', 'pingMe')).total).toBe(0);
    const theirs = await shown('member2', wish_id, 'A comment');
    await shown('member2', wish_id, 'An answer', mine);
    await like('member2', mine);
    await like('teacher', mine);
    await ask('wishDesk.answer', 'producthead', { wish_id, text: 'Soon' });
    const { list, unread } = await messages('member', 'pingMe');
    expect(unread).toEqual({ default: 1, pingMe: 2, zanMe: 1 });
    expect(list.map(({ news }) => news)).toMatchObject([
      { kind: 'mentioned', by: { jwcode: 'member2' }, text: 'An answer' },
      {
        kind: 'replied',
        by: { jwcode: 'member2' },
        comment_id: theirs,
        text: 'A comment',
      },
    ]);
    expect((await messages('member', 'zanMe')).list.map(({ news }) => news)).toMatchObject([
      {
        kind: 'liked',
        by: { jwcode: 'teacher' },
        comment_id: mine,
        text: 'My own words',
        total: 2,
      },
    ]);
    const read = await ask('wishMessages.read', 'member', { tab: 'pingMe' });
    expect(calls.wishMessages.read.output.parse(read.data).unread).toEqual({
      default: 1,
      pingMe: 0,
      zanMe: 1,
    });
    expect((await messages('member', 'pingMe')).list.every((message) => message.read)).toBe(true);
    expect((await messages('member', 'default')).list[0]).toMatchObject({
      read: false,
      news: { kind: 'answered', text: 'Soon' },
    });
    for (const account of ['member2', 'teacher']) await like(account, mine, 0);
    expect((await messages('member', 'zanMe')).total).toBe(0);
  });

  test('are silenced for one wish by one switch, and wished for by who has not voted', async () => {
    const quiet = await add('member', 'Quiet');
    const loud = await add('member', 'Loud');
    const follow = (account: string, wish_id: string, on: 0 | 1) =>
      ask('wishMessages.follow', account, { wish_id, on });
    await ask('wishDesk.answer', 'producthead', {
      wish_id: quiet,
      text: 'Before',
    });
    await follow('member', quiet, 0);
    await follow('teacher', loud, 1);
    for (const wish_id of [quiet, loud])
      await ask('wishDesk.answer', 'producthead', { wish_id, text: 'Now' });
    const notified = async (account: string) =>
      (await messages(account, 'default')).list.map(({ wish, muted, news }) => [
        wish.title,
        muted,
        'text' in news && news.text,
      ]);
    expect(await notified('member')).toEqual([
      ['Loud', false, 'Now'],
      ['Quiet', true, 'Before'],
    ]);
    expect(await notified('teacher')).toEqual([['Loud', false, 'Now']]);
    const hears = async (wish_id: string) =>
      calls.wishes.detail.output.parse((await ask('wishes.detail', 'member', { wish_id })).data).my.hears;
    expect([await hears(quiet), await hears(loud)]).toEqual([false, true]);
  });

  test('reach the inbox at once', async () => {
    const { rooms } = testServer.app.modules.talk.ports;
    const notified: unknown[] = [];
    const before = rooms.notifyMembers;
    Object.assign(rooms, {
      notifyMembers: (...args: unknown[]) => notified.push(args.slice(1)),
    });
    try {
      const wish_id = await add('member', 'Live');
      await ask('wishDesk.answer', 'producthead', { wish_id, text: 'Now' });
    } finally {
      Object.assign(rooms, { notifyMembers: before });
    }
    const { uid } = calls.identity.memberInfo.output.parse((await ask('identity.memberInfo', 'member')).data);
    expect(notified).toEqual([[[uid], { kind: 'inbox_wishes' }]]);
  });
});

test('S11: the digest of a month says what it brought to my wishes and to those I voted for', async () => {
  const mine = await add('member', 'Of this month');
  const voted = await add('member2', 'Voted for');
  const spedUp = await add('member2', 'Only sped up');
  await add('member', 'Without news');
  await ask('wishVotes.vote', 'member', { wish_id: voted, action: 'vote' });
  await ask('wishVotes.vote', 'member2', { wish_id: mine, action: 'vote' });
  await ask('wishVotes.buy', 'member', {
    wish_id: voted,
    pack: 15,
    request_id: 'digest',
  });
  for (const request_id of ['sped-up', 'sped-up-again'])
    await ask('wishVotes.buy', 'member', { wish_id: spedUp, pack: 25, request_id });
  await shown('member2', mine, 'Good');
  await ask('wishDesk.move', 'producthead', {
    wish_id: mine,
    status: 2,
    reason: 'yes',
  });
  const digest = async (month?: string) =>
    calls.wishes.digest.output.parse(
      (await ask('wishes.digest', 'member', { ...(month && { month }) })).data,
    );
  const { month, voted: given, spent, list } = await digest();
  expect([month, given, spent]).toEqual(['2026-11', 1, 65]);
  const ours = list.filter(({ wish }) => [mine, voted, spedUp].includes(wish.wish_id));
  expect(ours).toMatchObject([
    {
      wish: { wish_id: mine },
      mine: true,
      gained: 1,
      comments: 1,
      moves: [{ to: 2 }],
    },
    {
      wish: { wish_id: spedUp, voted: false },
      mine: false,
      gained: 50,
      comments: 0,
      moves: [],
    },
    {
      wish: { wish_id: voted },
      mine: false,
      gained: 16,
      comments: 0,
      moves: [],
    },
  ]);
  expect(list.map(({ wish }) => wish.title)).not.toContain('Without news');
  expect(await digest('2026-10')).toMatchObject({
    month: '2026-10',
    made: 0,
    voted: 0,
    spent: 0,
    list: [],
  });
  expect((await ask('wishes.digest', 'member', { month: '2026-13' })).msg_key).toBe('request.invalid');
});

test('S11: more voters are notified at once than a statement has values', async () => {
  const wish_id = await add('member', 'Asked for by many');
  const { author } = await wishOf(wish_id);
  const at = clock.now();
  const news = { kind: 'moved', to: 2, communicated: false, reason: '按计划 "now"' } as const;
  const rows = Array.from({ length: 10_000 }, (_, n) => ({
    message_id: `many${n}`,
    uid: author.uid,
    tab: 'default' as const,
    wish_id,
    comment_id: null,
    news,
    at,
  }));
  await testServer.app.database.transaction((tx) => insertMessages(tx, rows));
  const { list, total } = await messages('member', 'default');
  expect([total, list[0]]).toMatchObject([10_000, { at_ts: at, read: false, wish: { wish_id }, news }]);
});
