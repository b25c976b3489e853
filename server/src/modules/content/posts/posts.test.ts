import { callPath, calls, postLimits, postRoom, reviewLimits, type Post } from '@goldbean/contract';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManualClock } from '../../../../test/test-database.ts';
import { refuseChanges } from '../../../../test/refuse-changes.ts';
import { openTestServer, type TestServer } from '../../../../test/system/in-process.ts';

const clock = createManualClock(Date.now());
let testServer: TestServer;
beforeAll(async () => {
  testServer = await openTestServer({}, {}, clock);
});
afterAll(() => testServer.close());

type PostFields = Readonly<Record<string, unknown>>;
const add = (account: string | null, fields: PostFields = {}) =>
  testServer.ask('posts.add', account, { text: 'Volume first, price second.', ...fields });
const written = async (account: string, fields: PostFields = {}): Promise<string> =>
  calls.posts.add.output.parse((await add(account, fields)).data).id;
const detail = async (account: string | null, id: string) => testServer.ask('posts.detail', account, { id });
const seen = async (account: string | null, id: string): Promise<Post | string> => {
  const answer = await detail(account, id);
  return answer.code === 200 ? calls.posts.detail.output.parse(answer.data).post : answer.msg_key;
};
const own = async (account: string, id: string): Promise<Post> => {
  const post = await seen(account, id);
  if (typeof post === 'string') throw new Error(post);
  return post;
};
const listed = async (account: string | null, fields: PostFields = {}): Promise<string[]> =>
  calls.posts.list.output
    .parse((await testServer.ask('posts.list', account, { size: 100, ...fields })).data)
    .list.map(({ id }) => id);
const judge = (account: string, id: string, pass: boolean, fields: PostFields = {}) =>
  testServer.ask('review.judge', account, {
    type: 'post',
    id,
    pass,
    reason: pass ? '' : 'No proof.',
    ...fields,
  });
/** Lets pending verdicts take effect. */
async function effect(): Promise<void> {
  clock.advance(reviewLimits.reviewUndoMs);
  await testServer.app.modules.content.features.review.settle();
}
async function decided(id: string, pass = true): Promise<void> {
  expect(await judge('inspector', id, pass)).toMatchObject({ code: 200 });
  await effect();
}
const displayed = async (account: string, fields: PostFields = {}): Promise<string> => {
  const id = await written(account, fields);
  await decided(id);
  return id;
};
const beansOf = async (account: string): Promise<number> =>
  calls.wallet.balances.output.parse((await testServer.ask('wallet.balances', account, {})).data).beans;
const notified = async (account: string) =>
  calls.notices.list.output
    .parse((await testServer.ask('notices.list', account, { page_size: 100 })).data)
    .list.map(({ body }) => body)
    .filter(({ kind }) => kind.startsWith('content_'));

async function upload(account: string): Promise<string> {
  const picture = await sharp({ create: { width: 4, height: 3, channels: 3, background: '#285' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set('scene', 'post');
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
const pictureStatus = async (url: string): Promise<number> =>
  (await testServer.app.http.inject({ method: 'GET', url })).statusCode;

test('S06, T14: what is pending is seen by its author alone, with its place; nobody else lists or fetches it', async () => {
  const id = await written('member', { topic: 'charts' });
  const mine = await own('member', id);
  expect(mine).toMatchObject({ state: 'pending', is_own: true, topic: { topic_id: 'charts' } });
  expect(mine.queue?.place).toBeGreaterThan(0);
  for (const other of ['member2', 'inspector', null]) {
    expect(await seen(other, id)).toBe('post.missing');
    for (const tab of ['new', 'hot', 'mine']) expect(await listed(other, { tab })).not.toContain(id);
  }
  expect(await listed('member')).not.toContain(id);
  expect(await listed('member', { tab: 'mine' })).toContain(id);
  const later = await written('member');
  expect((await own('member', later)).queue?.place).toBe((mine.queue?.place ?? 0) + 1);

  await decided(id);
  expect(await seen('member2', id)).toMatchObject({ state: 'displayed', is_own: false, queue: null });
  expect(await listed(null, { topic: 'charts' })).toContain(id);
  expect(await listed('member2', { topic: 'funds' })).not.toContain(id);
  expect((await own('member', later)).queue?.usual_wait).not.toBeNull();
  expect(await notified('member')).toContainEqual({
    kind: 'content_reviewed',
    type: 'post',
    id,
    about: null,
    words: 'Volume first, price second.',
    outcome: 'displayed',
    reason: '',
  });
});

test('S06: what is rejected keeps its text and the reason, and waits again once it is changed', async () => {
  const id = await written('member', { text: 'Buy now, sure to double.' });
  await decided(id, false);
  expect(await own('member', id)).toMatchObject({
    state: 'rejected',
    text: 'Buy now, sure to double.',
    reason: 'No proof.',
  });
  expect(await seen('member2', id)).toBe('post.missing');
  expect(await testServer.ask('posts.edit', 'member', { id, text: 'A lesson in volume.' })).toMatchObject({
    data: { id, state: 'pending' },
  });
  await decided(id);
  expect(await seen('member2', id)).toMatchObject({ text: 'A lesson in volume.' });
});

test('domain 3.8: an edit of what is displayed waits while the old version shows, also once it is rejected', async () => {
  const id = await displayed('member', { text: 'The first words.', topic: 'market' });
  await testServer.ask('posts.edit', 'member', { id, text: 'The second words.', topic: 'funds' });
  expect(await seen('member2', id)).toMatchObject({ text: 'The first words.', edit: null, edited_ts: null });
  expect(await own('member', id)).toMatchObject({
    text: 'The first words.',
    edit: { text: 'The second words.', state: 'pending', topic: { topic_id: 'funds' } },
  });
  await decided(id, false);
  expect(await own('member', id)).toMatchObject({ edit: { state: 'rejected', reason: 'No proof.' } });
  await testServer.ask('posts.edit', 'member', { id, text: 'The third words.' });
  await decided(id);
  expect(await seen('member2', id)).toMatchObject({ text: 'The third words.', topic: null });
  expect((await own('member', id)).edited_ts).not.toBeNull();
});

test('D68: of two judges at once the first counts; a verdict can be taken back by its judge for 10 s', async () => {
  const id = await written('member');
  const both = await Promise.all([judge('inspector', id, true), judge('admin', id, false)]);
  expect(both.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const [winner, loser] = both[0].code === 200 ? ['inspector', 'admin'] : ['admin', 'inspector'];
  const undo = (account: string) => testServer.ask('review.undo', account, { type: 'post', id });
  expect(await undo(loser)).toMatchObject({ msg_key: 'request.forbidden' });
  expect(await undo(winner)).toMatchObject({ data: { state: 'pending' } });
  await effect();
  expect(await own('member', id)).toMatchObject({ state: 'pending' });

  expect(await judge(loser, id, true)).toMatchObject({ code: 200 });
  expect(await seen('member2', id)).toBe('post.missing');
  clock.advance(reviewLimits.reviewUndoMs);
  expect(await undo(loser)).toMatchObject({ msg_key: 'review.too_late' });
  await testServer.app.modules.content.features.review.settle();
  expect(await judge(winner, id, false)).toMatchObject({ msg_key: 'review.decided' });
  expect(await seen('member2', id)).toMatchObject({ state: 'displayed' });
});

test('D68: nobody judges their own, nor what its author has changed since; a verdict on that has no effect', async () => {
  const mine = await written('inspector');
  expect(await judge('inspector', mine, true)).toMatchObject({ msg_key: 'review.own' });
  const id = await written('member');
  expect(await judge('member2', id, true)).toMatchObject({ msg_key: 'request.forbidden' });
  expect(await judge('inspector', id, false, { reason: ' ' })).toMatchObject({
    msg_key: 'review.reason_required',
  });
  expect(await judge('inspector', id, true, { version: 1 })).toMatchObject({ code: 200 });
  await testServer.ask('posts.edit', 'member', { id, text: 'Changed meanwhile.' });
  await effect();
  expect(await own('member', id)).toMatchObject({ state: 'pending', text: 'Changed meanwhile.' });
  expect(await judge('inspector', id, true, { version: 1 })).toMatchObject({ msg_key: 'review.changed' });
  const { list } = calls.review.list.output.parse(
    (await testServer.ask('review.list', 'inspector', { type: 'post', page_size: 100 })).data,
  );
  expect(list.map((entry) => entry.id)).toContain(id);
  expect(list.map((entry) => entry.id)).not.toContain(mine);
  await decided(id);
  await testServer.ask('posts.remove', 'inspector', { id: mine });
});

test('K23, D51: the first post pays 100 beans on approval, once, also when two are approved at once', async () => {
  const before = await beansOf('jw8803');
  const ids = [await written('jw8803'), await written('jw8803')];
  expect(await beansOf('jw8803')).toBe(before);
  for (const id of ids) await judge('inspector', id, true);
  clock.advance(reviewLimits.reviewUndoMs);
  const { review } = testServer.app.modules.content.features;
  await Promise.all([review.settle(), review.settle()]);
  for (const id of ids) expect(await seen('member2', id)).toMatchObject({ state: 'displayed' });
  expect(await beansOf('jw8803')).toBe(before + 100);
});

test('a verdict that cannot take effect now keeps no other waiting', async () => {
  const [first, second] = [await written('member'), await written('member2')];
  for (const id of [first, second]) await judge('inspector', id, true);
  const away = await refuseChanges(testServer.app.database, 'review_verdict', 'item_id', first);
  await expect(effect()).rejects.toThrow('1 of 2 failed');
  expect([await own('member', first), await own('member2', second)]).toMatchObject([
    { state: 'pending' },
    { state: 'displayed' },
  ]);
  await away();
  await effect();
  expect(await own('member', first)).toMatchObject({ state: 'displayed' });
});

test('V22, M04: empty, too long, a 10th picture, a foreign one, an unknown topic; HTML stays text', async () => {
  const refused = async (fields: PostFields) => (await add('member', fields)).msg_key;
  expect(await refused({ text: ' \u200b ' })).toBe('request.content_required');
  expect(await refused({ text: 'x'.repeat(postLimits.postCharacters + 1) })).toBe('post.too_long');
  expect(await refused({ media: Array.from({ length: 10 }, (_, n) => `${n}`) })).toBe('post.pictures');
  expect(await refused({ media: [await upload('member2')] })).toBe('file.unknown');
  expect(await refused({ topic: 'no-such-topic' })).toBe('post.topic');
  const text = '<script>alert(1)</script><img src=x onerror=alert(1)>';
  expect(await own('member', await written('member', { text }))).toMatchObject({ text });
});

test('pictures are private until their post is displayed, and gone with it', async () => {
  const picture = await upload('member');
  const id = await written('member', { media: [picture] });
  const urlFor = async (account: string | null) => {
    const post = await seen(account, id);
    return typeof post === 'string' ? '' : (post.pics[0]?.url ?? '');
  };
  const addresses = async (account: string) =>
    calls.files.addresses.output.parse(
      (await testServer.ask('files.addresses', account, { file_ids: [picture] })).data,
    ).list.length;
  expect(await pictureStatus(await urlFor('member'))).toBe(200);
  expect([await addresses('member'), await addresses('inspector'), await addresses('member2')]).toEqual([
    1, 1, 0,
  ]);
  await decided(id);
  expect([await pictureStatus(await urlFor('member2')), await pictureStatus(await urlFor(null))]).toEqual([
    200, 200,
  ]);
  const old = await urlFor(null);
  await testServer.ask('posts.remove', 'member', { id });
  expect(await pictureStatus(old)).toBe(404);
  expect(await seen('member', id)).toBe('post.missing');
});

test('a draft stays on the server for its author alone, and becomes the post', async () => {
  const save = async (fields: PostFields) =>
    calls.posts.saveDraft.output.parse((await testServer.ask('posts.saveDraft', 'member2', fields)).data).id;
  const id = await save({ text: '' });
  expect(await save({ id, text: 'Half a thought', topic: 'reading' })).toBe(id);
  const { list } = calls.posts.drafts.output.parse(
    (await testServer.ask('posts.drafts', 'member2', {})).data,
  );
  expect(list).toMatchObject([{ id, state: 'draft', text: 'Half a thought' }]);
  expect(await seen('member', id)).toBe('post.missing');
  expect(await listed('member2', { tab: 'mine' })).not.toContain(id);
  expect(await testServer.ask('posts.saveDraft', 'member', { id, text: 'Not mine' })).toMatchObject({
    msg_key: 'post.missing',
  });
  expect(await written('member2', { draft: id, text: 'A whole thought' })).toBe(id);
  expect(await own('member2', id)).toMatchObject({ state: 'pending', text: 'A whole thought' });
});

test('E30: hidden by staff with a reason, shown again; never by its author, who cannot change it meanwhile', async () => {
  const id = await displayed('member');
  const hide = (account: string) =>
    testServer.ask('contentReports.hide', account, { type: 'post', id, reason: 'Advertising' });
  expect(await hide('member2')).toMatchObject({ msg_key: 'request.forbidden' });
  const mine = await displayed('admin');
  expect(
    await testServer.ask('contentReports.hide', 'admin', { type: 'post', id: mine, reason: 'Mine' }),
  ).toMatchObject({ msg_key: 'request.forbidden' });
  expect(await hide('inspector')).toMatchObject({ code: 200 });
  expect(await seen('member2', id)).toBe('post.missing');
  expect(await own('member', id)).toMatchObject({ state: 'hidden', reason: 'Advertising' });
  expect(await testServer.ask('posts.edit', 'member', { id, text: 'Again' })).toMatchObject({
    msg_key: 'post.state',
  });
  expect(await notified('member')).toContainEqual(expect.objectContaining({ kind: 'content_hidden', id }));
  await testServer.ask('contentReports.show', 'inspector', { type: 'post', id });
  expect(await seen('member2', id)).toMatchObject({ state: 'displayed' });
});

test('likes count once of each member and order the hot feed; the cursor neither repeats nor skips', async () => {
  const topic = 'macro';
  const ids: string[] = [];
  for (let n = 0; n < 5; n += 1) ids.push(await displayed('member', { topic, text: `Macro ${n}` }));
  const [first = ''] = ids;
  const like = (account: string, action: boolean) =>
    testServer.ask('likes.set', account, { type: 'post', id: first, action });
  await Promise.all(['member2', 'admin', 'inspector', 'jw8801', 'member2'].map((name) => like(name, true)));
  expect(await like('member2', true)).toMatchObject({ data: { likes: 4, liked: true } });
  expect(await like('admin', false)).toMatchObject({ data: { likes: 3, liked: false } });
  expect(await seen('member2', first)).toMatchObject({ likes: 3, liked: true });
  expect(await listed('member2', { topic, tab: 'new' })).toEqual(expect.arrayContaining(ids.toReversed()));
  expect((await listed('member2', { topic, tab: 'hot' }))[0]).toBe(first);
  const paged: string[] = [];
  let cursor: string | null = null;
  do {
    const page: { list: Post[]; next: string | null } = calls.posts.list.output.parse(
      (await testServer.ask('posts.list', null, { topic, tab: 'hot', size: 2, ...(cursor && { cursor }) }))
        .data,
    );
    paged.push(...page.list.map(({ id }) => id));
    cursor = page.next;
  } while (cursor);
  expect(paged).toEqual(await listed(null, { topic, tab: 'hot' }));
  expect(new Set(paged).size).toBe(paged.length);
  expect(await testServer.ask('posts.list', null, { cursor: 'nonsense' })).toMatchObject({
    msg_key: 'request.invalid',
  });
  const liked = (await notified('member')).filter(
    (body) => body.kind === 'content_liked' && body.id === first,
  );
  expect(liked).toHaveLength(1);
});

test('the room of what is displayed can be joined, and nobody speaks there; that of what is pending does not exist', async () => {
  const id = await written('member');
  const join = (account: string) => testServer.ask('messaging.join', account, { room: postRoom('post', id) });
  const { rows } = await sql`SELECT 1 FROM room WHERE name = ${postRoom('post', id)}`.execute(
    testServer.app.database.reader,
  );
  expect(rows).toEqual([]);
  expect(await join('member2')).not.toMatchObject({ code: 200 });
});

test('S03: what those write whom I follow is listed alone, members and owners of channels', async () => {
  const mine = await displayed('member', { text: 'Patience is a position too.' });
  const theirs = await displayed('teacher', { text: 'Read the notes before the chart.' });
  expect(await listed('member2', { followed: 1 })).not.toContain(mine);
  const uid = (await own('member', mine)).author.uid;
  const { code } = await testServer.ask('profile.follow', 'member2', { uid, action: 1 });
  expect(code).toBe(200);
  const followed = await listed('member2', { followed: 1 });
  expect(followed).toContain(mine);

  const channels = calls.channels.list.output.parse(
    (await testServer.ask('channels.list', 'teacher', { tab: 'mine' })).data,
  );
  const channel_id = channels.list[0]?.channel_id ?? '';
  await testServer.ask('channels.follow', 'member2', { channel_id, action: 0 });
  expect(await listed('member2', { followed: 1 })).not.toContain(theirs);
  await testServer.ask('channels.follow', 'member2', { channel_id, action: 1 });
  expect((await listed('member2', { followed: 1 })).slice(0, 2)).toEqual([theirs, mine]);
  expect(await listed(null, { followed: 1 })).toEqual([]);
});
