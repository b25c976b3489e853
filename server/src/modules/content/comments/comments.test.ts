import { calls, commentLimits, postRoom, reviewLimits, type Comment } from '@goldbean/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createManualClock } from '../../../../test/test-database.ts';
import { openTestServer, type TestServer } from '../../../../test/system/in-process.ts';

const clock = createManualClock(Date.now());
let testServer: TestServer;
/** A displayed post of `teacher`. */
let id: string;
beforeAll(async () => {
  testServer = await openTestServer({}, {}, clock);
});
afterAll(() => testServer.close());
beforeEach(async () => {
  const answer = await testServer.ask('posts.add', 'teacher', { text: 'What do you see in this chart?' });
  ({ id } = calls.posts.add.output.parse(answer.data));
  await pass('post', id);
});

type CommentFields = Readonly<Record<string, unknown>>;
const add = (account: string | null, fields: CommentFields = {}) =>
  testServer.ask('comments.add', account, { type: 'post', id, text: 'A gap.', ...fields });
const written = async (account: string, fields: CommentFields = {}): Promise<string> =>
  calls.comments.add.output.parse((await add(account, fields)).data).comment.comment_id;
/** Lets pending verdicts take effect. */
async function effect(): Promise<void> {
  clock.advance(reviewLimits.reviewUndoMs);
  await testServer.app.modules.content.features.review.settle();
}
async function pass(type: string, thing: string, isGood = true): Promise<void> {
  const reason = isGood ? '' : 'Rude.';
  const fields = { type, id: thing, pass: isGood, reason };
  expect(await testServer.ask('review.judge', 'inspector', fields)).toMatchObject({ code: 200 });
  await effect();
}
const displayed = async (account: string, fields: CommentFields = {}): Promise<string> => {
  const comment = await written(account, fields);
  await pass('comment', comment);
  return comment;
};
const listed = async (account: string | null, fields: CommentFields = {}) =>
  calls.comments.list.output.parse(
    (await testServer.ask('comments.list', account, { type: 'post', id, ...fields })).data,
  );
const idsOf = ({ list }: { readonly list: readonly Comment[] }) => list.map(({ comment_id }) => comment_id);
const notified = async (account: string) =>
  calls.notices.list.output
    .parse((await testServer.ask('notices.list', account, { page_size: 100 })).data)
    .list.map(({ body }) => body);
const counted = async () =>
  calls.posts.detail.output.parse((await testServer.ask('posts.detail', null, { id })).data).post.comments;

test('T14: a comment is its author’s alone until it is approved; rejected it keeps text and reason, and waits again', async () => {
  const comment = await written('member', { text: '<b>Gap</b>' });
  expect((await listed('member')).list).toMatchObject([
    { comment_id: comment, text: '<b>Gap</b>', state: 'pending', queue: { place: expect.any(Number) } },
  ]);
  for (const other of ['member2', 'teacher', null]) expect(idsOf(await listed(other))).toEqual([]);
  expect(
    await testServer.ask('likes.set', 'member2', { type: 'comment', id: comment, action: true }),
  ).toMatchObject({
    msg_key: 'comment.missing',
  });
  expect(await add('member2', { reply_to: comment })).toMatchObject({ msg_key: 'comment.missing' });
  await pass('comment', comment, false);
  expect((await listed('member')).list).toMatchObject([{ state: 'rejected', reason: 'Rude.' }]);
  const edit = (account: string) =>
    testServer.ask('comments.edit', account, { comment_id: comment, text: 'An open gap.' });
  expect(await edit('member2')).toMatchObject({ msg_key: 'comment.missing' });
  expect(await edit('member')).toMatchObject({ code: 200 });
  await pass('comment', comment);
  expect((await listed(null)).list).toMatchObject([{ text: 'An open gap.', state: 'displayed', reason: '' }]);
  expect(await counted()).toBe(1);
  expect(await edit('member')).toMatchObject({ msg_key: 'post.state' });
});

test('two levels deep: an answer to an answer stands beside it and says whom it answers; each is notified once', async () => {
  const top = await displayed('member');
  const answer = await displayed('member2', { reply_to: top });
  const further = await displayed('member', {
    reply_to: answer,
    mentions: ['1000000000000000003', 'nobody'],
  });
  const { list, total } = await listed(null);
  expect(total).toBe(3);
  expect(list).toMatchObject([
    {
      comment_id: top,
      replies: 2,
      first_replies: [
        { comment_id: answer, parent_id: top, answers: null },
        { comment_id: further, parent_id: top, answers: { nickname: '阿青学K线' } },
      ],
    },
  ]);
  const ofFurther = (await notified('member2')).filter(
    (body) => body.kind === 'content_commented' && body.comment_id === further,
  );
  expect(ofFurther).toMatchObject([{ how: 'answer', about: { type: 'post', id } }]);
  expect(await notified('teacher')).toContainEqual(
    expect.objectContaining({ kind: 'content_commented', comment_id: top, how: 'comment' }),
  );
  for (let n = 0; n < 3; n += 1) await displayed('member2', { reply_to: top, text: `More ${n}` });
  expect((await listed(null)).list[0]).toMatchObject({ replies: 5 });
  expect((await listed(null)).list[0]?.first_replies).toHaveLength(commentLimits.commentFirstReplies);
  const first = await listed(null, { parent: top, size: 3 });
  const rest = await listed(null, { parent: top, size: 3, cursor: first.next });
  expect([idsOf(first).length, idsOf(rest).length, rest.next]).toEqual([3, 2, null]);
  expect(new Set([...idsOf(first), ...idsOf(rest)]).size).toBe(5);
});

test('P08: only its author deletes a comment; answers to it stay under what is gone', async () => {
  const top = await displayed('member');
  await displayed('member2', { reply_to: top });
  const remove = (account: string) => testServer.ask('comments.remove', account, { comment_id: top });
  for (const other of ['member2', 'inspector', 'teacher'])
    expect(await remove(other)).toMatchObject({ msg_key: 'request.forbidden' });
  expect(await remove('member')).toMatchObject({ code: 200 });
  expect(await remove('member')).toMatchObject({ msg_key: 'comment.missing' });
  expect((await listed('member2')).list).toMatchObject([
    { comment_id: top, state: 'deleted', text: '', replies: 1, first_replies: [{ text: 'A gap.' }] },
  ]);
  expect(await counted()).toBe(1);
});

test('sorted by heat or by time; the cursor neither repeats nor skips', async () => {
  const ids: string[] = [];
  for (let n = 0; n < 5; n += 1) ids.push(await displayed('member', { text: `Comment ${n}` }));
  const [first = '', second = ''] = ids;
  await testServer.ask('likes.set', 'member2', { type: 'comment', id: first, action: true });
  await displayed('member2', { reply_to: second });
  expect(idsOf(await listed('member2', { sort: 'new' }))).toEqual(ids.toReversed());
  const hot = await listed('member2', { sort: 'hot' });
  expect(idsOf(hot).slice(0, 2)).toEqual([second, first]);
  expect(hot.list.find(({ comment_id }) => comment_id === first)).toMatchObject({ likes: 1, liked: true });
  const paged: string[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof listed>> = await listed(null, {
      sort: 'hot',
      size: 2,
      ...(cursor && { cursor }),
    });
    paged.push(...idsOf(page));
    cursor = page.next;
  } while (cursor);
  expect(paged).toEqual(idsOf(hot));
  const made = async (key: number) =>
    testServer.ask('comments.list', null, {
      type: 'post',
      id,
      sort: 'hot',
      cursor: Buffer.from(JSON.stringify([key, first])).toString('base64url'),
    });
  for (const key of [1.5, 1e300]) expect(await made(key)).toMatchObject({ msg_key: 'request.invalid' });
  expect(await made(3_000_000_000)).toMatchObject({ code: 200 });
});

test('V22: empty, too long, too many names, on what is deleted, on another thing; a repeat is one comment', async () => {
  const refused = async (fields: CommentFields) => (await add('member', fields)).msg_key;
  expect(await refused({ text: '\u200b' })).toBe('request.content_required');
  expect(await refused({ text: 'x'.repeat(commentLimits.commentCharacters + 1) })).toBe('comment.too_long');
  expect(await refused({ mentions: Array.from({ length: 11 }, (_, n) => `${n}`) })).toBe('comment.mentions');
  expect(await refused({ type: 'comment' })).toBe('post.missing');
  const top = await displayed('member');
  const other = await testServer.ask('posts.add', 'teacher', { text: 'Another' });
  const otherId = calls.posts.add.output.parse(other.data).id;
  expect(await refused({ id: otherId })).toBe('post.missing');
  await pass('post', otherId);
  expect(await refused({ id: otherId, reply_to: top })).toBe('comment.missing');
  const fields = { request_id: 'once', text: 'Once' };
  expect(await written('member', fields)).toBe(await written('member', fields));
  await testServer.ask('posts.remove', 'teacher', { id });
  expect(await refused({})).toBe('post.missing');
  expect(await testServer.ask('comments.list', 'member', { type: 'post', id })).toMatchObject({
    msg_key: 'post.missing',
  });
});

test('what happens to comments while their post is hidden is counted once it shows again', async () => {
  const gone = await displayed('member');
  await displayed('member2');
  const late = await written('member2');
  const whileHidden = async (happens: () => Promise<unknown>) => {
    const fields = { type: 'post', id, reason: 'A look at it.' };
    expect(await testServer.ask('contentReports.hide', 'inspector', fields)).toMatchObject({ code: 200 });
    await happens();
    expect(await testServer.ask('contentReports.show', 'inspector', fields)).toMatchObject({ code: 200 });
  };
  await whileHidden(() => testServer.ask('comments.remove', 'member', { comment_id: gone }));
  expect(await counted()).toBe(1);
  await whileHidden(() => pass('comment', late));
  expect(await counted()).toBe(2);
});

test('the room of a post hears its comments and counts', async () => {
  const received: string[] = [];
  const { rooms } = testServer.app.modules.talk.ports;
  const { count } = rooms;
  Object.assign(rooms, {
    count: (room: string, key: string, event: { readonly kind: string }) => {
      received.push(`${room} ${event.kind}`);
      count(room, key, event);
    },
  });
  await displayed('member');
  Object.assign(rooms, { count });
  expect(await testServer.ask('posts.detail', 'member', { id })).toMatchObject({ code: 200 });
  expect(received).toEqual(expect.arrayContaining([`${postRoom('post', id)} comment_change`]));
  expect(received).toEqual(expect.arrayContaining([`${postRoom('post', id)} content_counts`]));
});

describe('E30, P02: reports', () => {
  const report = (account: string | null, fields: CommentFields = {}) =>
    testServer.ask('contentReports.add', account, { type: 'post', id, reason: 'fraud', ...fields });
  const open = async (account = 'inspector', fields: CommentFields = {}) =>
    calls.contentReports.list.output.parse(
      (await testServer.ask('contentReports.list', account, { page_size: 100, ...fields })).data,
    ).list;
  const settle = (account: string, report_id: string, outcome: string) =>
    testServer.ask('contentReports.settle', account, { report_id, outcome, note: 'We looked.' });

  test('one open report of each member and thing, of what others wrote and is displayed', async () => {
    expect(await report('teacher')).toMatchObject({ msg_key: 'request.forbidden' });
    expect(await report('member', { reason: 'other' })).toMatchObject({
      msg_key: 'request.content_required',
    });
    expect(await report('member')).toMatchObject({ code: 200 });
    expect(await report('member')).toMatchObject({ msg_key: 'moderation.reported' });
    expect(await report('member2')).toMatchObject({ code: 200 });
    const waiting = await written('member');
    expect(await report('member2', { type: 'comment', id: waiting })).toMatchObject({
      msg_key: 'comment.missing',
    });
  });

  test('`acted` hides the thing, `dismissed` does not; the reporter is notified, and neither they nor the author settle', async () => {
    const comment = await displayed('admin');
    const made = await report('member', { type: 'comment', id: comment });
    const { report_id } = calls.contentReports.add.output.parse(made.data);
    expect((await open('admin')).map((one) => one.report_id)).not.toContain(report_id);
    expect((await open()).find((one) => one.report_id === report_id)).toMatchObject({ words: 'A gap.' });
    expect(await settle('admin', report_id, 'dismissed')).toMatchObject({ msg_key: 'request.forbidden' });
    expect(await settle('inspector', report_id, 'acted')).toMatchObject({ code: 200 });
    expect(await settle('inspector', report_id, 'acted')).toMatchObject({ msg_key: 'moderation.decided' });
    expect(idsOf(await listed('member'))).not.toContain(comment);
    expect(await notified('member')).toContainEqual(
      expect.objectContaining({ kind: 'content_report_settled', report_id, outcome: 'acted' }),
    );
    expect(await notified('admin')).toContainEqual(
      expect.objectContaining({ kind: 'content_hidden', id: comment, reason: 'We looked.' }),
    );
    expect((await open('inspector', { state: 'settled' }))[0]).toMatchObject({
      report_id,
      settled: { outcome: 'acted', note: 'We looked.' },
    });
  });
});

test('D68: the desk shows queues to who judges; an owner of a channel meets nothing of what belongs to none', async () => {
  const comment = await written('member');
  const queues = async (account: string) =>
    calls.review.kinds.output
      .parse((await testServer.ask('review.kinds', account, {})).data)
      .list.map(({ kind }) => kind);
  expect(await queues('inspector')).toEqual(expect.arrayContaining(['post', 'comment']));
  expect(await queues('member')).toEqual([]);
  const queue = async (account: string) =>
    testServer.ask('review.list', account, { type: 'comment', page_size: 100 });
  expect(await queue('member')).toMatchObject({ msg_key: 'request.forbidden' });
  expect(calls.review.list.output.parse((await queue('teacher')).data).list).toEqual([]);
  expect(
    calls.review.list.output.parse((await queue('inspector')).data).list.find((one) => one.id === comment),
  ).toMatchObject({ about: { type: 'post', id, words: 'What do you see in this chart?' } });
  const judge = (account: string) =>
    testServer.ask('review.judge', account, { type: 'comment', id: comment, pass: true });
  expect(await judge('teacher')).toMatchObject({ msg_key: 'request.forbidden' });
  expect(await testServer.ask('review.list', 'inspector', { type: 'nothing' })).toMatchObject({
    msg_key: 'request.not_found',
  });
  // In a channel of the teacher's it is the teacher's to judge.
  await sql`UPDATE comment SET channel_id = (SELECT min(channel_id) FROM channel WHERE owner_uid = '1000000000000000001')
    WHERE comment_id = ${comment}`.execute(testServer.app.database.reader);
  expect(await judge('teacher')).toMatchObject({ code: 200 });
});
