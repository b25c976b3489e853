import {
  agreements,
  callPath,
  calls,
  orderStates,
  reviewLimits,
  type Article,
  type DocumentBlock,
} from '@goldbean/contract';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createManualClock } from '../../../../test/test-database.ts';
import { openTestServer, type TestServer } from '../../../../test/system/in-process.ts';

/* Articles over HTTP: writing, review, gates (P10), and what is paid for with its private files (S49). */
const clock = createManualClock(Date.now());
let testServer: TestServer;
beforeAll(async () => {
  testServer = await openTestServer({}, {}, clock);
  // The cashier sends its notices to where we listen.
  await testServer.app.http.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => testServer.close());

type ArticleFields = Readonly<Record<string, unknown>>;
const paragraph = (text: string): DocumentBlock => ({ kind: 'paragraph', runs: [{ text }] });
const secret = 'The ninth line is the secret of this text.';
const long = [paragraph('What everybody may know. '.repeat(14)), paragraph(secret.repeat(12))];

const submit = (account: string, fields: ArticleFields = {}) =>
  testServer.ask('articles.submit', account, { title: 'Reading cash', document: long, ...fields });
const detail = (account: string | null, id: string) => testServer.ask('articles.detail', account, { id });
async function read(account: string | null, id: string): Promise<Article> {
  return calls.articles.detail.output.parse((await detail(account, id)).data).article;
}
async function decide(id: string, pass = true): Promise<void> {
  const verdict = { type: 'article', id, pass, reason: pass ? '' : 'No proof.' };
  expect(await testServer.ask('review.judge', 'inspector', verdict)).toMatchObject({ code: 200 });
  clock.advance(reviewLimits.reviewUndoMs);
  await testServer.app.modules.content.features.review.settle();
}
async function displayed(fields: ArticleFields = {}): Promise<string> {
  const { id } = calls.articles.submit.output.parse((await submit('teacher', fields)).data);
  await decide(id);
  return id;
}
async function upload(account: string, scene: 'article' | 'post', name = 'a.png'): Promise<string> {
  const picture = await sharp({ create: { width: 4, height: 3, channels: 3, background: '#285' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set('scene', scene);
  form.set('file', new File([name.endsWith('.png') ? new Uint8Array(picture) : 'the worked example'], name));
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
const get = (url: string) => testServer.app.http.inject({ method: 'GET', url });
const listed = async (account: string | null, fields: ArticleFields = {}): Promise<string[]> =>
  calls.articles.list.output
    .parse((await testServer.ask('articles.list', account, { size: 50, ...fields })).data)
    .list.map(({ id }) => id);

test('S50: a draft is saved and sent; it is seen by its author alone until an inspector has read it with its pictures', async () => {
  const [cover, chart] = [await upload('member', 'post'), await upload('member', 'article')];
  const document = [...long, { kind: 'picture', file_id: chart, alt: 'A chart' }];
  const draft = await testServer.ask('articles.saveDraft', 'member', { title: '', document: [] });
  const { id } = calls.articles.saveDraft.output.parse(draft.data);
  await testServer.ask('articles.saveDraft', 'member', { id, title: 'Cash', document, cover });
  expect(await read('member', id)).toMatchObject({ state: 'draft', title: 'Cash', document });
  expect(await listed('member', { mine: 1 })).toContain(id);
  expect((await submit('member', { id, title: ' ', document, cover })).msg_key).toBe(
    'article.title_required',
  );
  expect((await submit('member', { id, document: [paragraph(' ')] })).msg_key).toBe(
    'request.content_required',
  );
  expect((await submit('member', { id, document, cover })).data).toMatchObject({ id, state: 'pending' });
  expect((await submit('member2', { id })).msg_key).toBe('post.missing');
  for (const other of ['member2', 'inspector', null]) {
    expect((await detail(other, id)).msg_key).toBe('article.missing');
    expect(await listed(other)).not.toContain(id);
  }
  const queue = calls.review.list.output.parse(
    (await testServer.ask('review.list', 'inspector', { type: 'article', page_size: 50 })).data,
  );
  const entry = queue.list.find((one) => one.id === id);
  expect(entry?.text).toContain(secret);
  expect(entry?.pics.map(({ file_id }) => file_id)).toEqual([cover, chart]);
  for (const { url } of entry?.pics ?? []) expect((await get(url)).statusCode).toBe(200);
  await decide(id);
  const shown = await read('member2', id);
  expect(shown).toMatchObject({ state: 'displayed', locked: null, document, title: 'Reading cash' });
  expect((await get(shown.pictures[0]?.url ?? '')).statusCode).toBe(200);
  expect(await listed(null)).toContain(id);
  await testServer.ask('likes.set', 'member2', { type: 'article', id, action: 1 });
  await testServer.ask('comments.add', 'member2', { type: 'article', id, text: 'Thank you.' });
  expect(await read('member2', id)).toMatchObject({ likes: 1, liked: true });
});

test('domain 3.8: a new version of what is displayed waits while the old one shows', async () => {
  const id = await displayed();
  expect((await submit('member', { id })).msg_key).toBe('request.forbidden');
  const [topic] = calls.topics.list.output.parse(
    (await testServer.ask('topics.list', 'teacher', {})).data,
  ).list;
  await submit('teacher', { id, document: [paragraph('Quite other words.')], topic: topic?.topic_id });
  expect((await read('member', id)).document).toEqual(long);
  expect((await read('teacher', id)).edit).toMatchObject({
    state: 'pending',
    title: 'Reading cash',
    topic: { topic_id: topic?.topic_id },
  });
  await decide(id);
  expect((await read('member', id)).document).toEqual([paragraph('Quite other words.')]);
});

test('R17: HTML, script links, foreign and unknown files are refused or stay words; who has no channel locks nothing', async () => {
  const id = await displayed({ document: [paragraph('<script>alert(1)</script>')] });
  expect((await read(null, id)).document).toEqual([paragraph('<script>alert(1)</script>')]);
  const run = { text: 'x', href: 'javascript:alert(1)' };
  const evil = [{ kind: 'paragraph', runs: [run] }];
  expect((await submit('member', { document: evil })).msg_key).toBe('article.link');
  expect((await submit('member', { document: '<p>hello</p>' })).msg_key).toBe('request.invalid');
  const foreign = await upload('member2', 'article');
  const shown = [...long, { kind: 'picture', file_id: foreign, alt: '' }];
  expect((await submit('member', { document: shown })).msg_key).toBe('file.unknown');
  expect((await submit('member', { files: [foreign] })).msg_key).toBe('file.unknown');
  expect((await submit('member', { access: 'fans' })).msg_key).toBe('article.channel_required');
  expect((await submit('teacher', { access: 'paid' })).msg_key).toBe('article.price');
});

test.each([
  ['fans', 'article.for_fans', 'jw8801', 'member'],
  ['iron_fans', 'article.for_iron_fans', 'jw8801', 'member'],
] as const)(
  'P10: what is for %s is refused by the server to others, who read how it begins, and opens to those',
  async (access, key, inside, outside) => {
    const file = await upload('teacher', 'article', 'worked.txt');
    const id = await displayed({ access, files: [file] });
    for (const account of [outside, null]) {
      const answer = await detail(account, id);
      expect(answer.text).not.toContain('secret');
      expect(calls.articles.detail.output.parse(answer.data).article).toMatchObject({
        locked: key,
        channel: { channel_id: expect.any(String) },
        files: [{ file_id: file, name: 'worked.txt', size: 18 }],
      });
      const refused = await testServer.ask('articles.file', account, { id, file_id: file });
      expect([refused.msg_key, refused.data]).toEqual([key, { channel_id: expect.any(String) }]);
    }
    expect(await read(inside, id)).toMatchObject({ locked: null, document: long });
    const { data } = await testServer.ask('articles.file', inside, { id, file_id: file });
    expect((await get((data as { url: string }).url)).body).toBe('the worked example');
  },
);

const order = (account: string, id: string, fields: ArticleFields = {}) =>
  testServer.ask('articles.order', account, {
    kind: 'article',
    id,
    pay_type: 1,
    price: 1_900,
    agree: 1,
    agreement_version: agreements.service.version,
    request_id: `r${Math.random()}`,
    ...fields,
  });
const paid = { access: 'paid', price: 1_900 };

const orderNo = ({ data }: { readonly data: unknown }) => calls.articles.order.output.parse(data).order_no;
const stateOf = (account: string, answer: { readonly data: unknown }) =>
  testServer.ask('orders.progress', account, { order_no: orderNo(answer) });

/** Does something at the local cashier, and waits until the order is in that state. */
async function atCashier(
  account: string,
  answer: { readonly data: unknown },
  action: string,
  state: number,
): Promise<void> {
  const { pay: step } = calls.articles.order.output.parse(answer.data);
  const page = new URL(step?.kind === 'qr' ? step.code_url : step?.kind === 'redirect' ? step.url : '');
  await testServer.app.http.inject({
    method: 'POST',
    url: page.pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `action=${action}`,
  });
  await vi.waitFor(async () => expect((await stateOf(account, answer)).data).toMatchObject({ state }), {
    interval: 200,
  });
}
/** Pays, and waits until it is delivered. */
const pay = (account: string, answer: { readonly data: unknown }) =>
  atCashier(account, answer, 'eight', orderStates.credited);

test('S49, E Security.2: a file of paid content is private: served after the right was asked, short-lived, private, no-store', async () => {
  const [file, chart] = [
    await upload('teacher', 'article', 'worked.txt'),
    await upload('teacher', 'article'),
  ];
  const document = [...long, { kind: 'picture', file_id: chart, alt: '' }];
  const id = await displayed({ ...paid, files: [file], document });
  const addressesFor = async (account: string) =>
    calls.files.addresses.output.parse(
      (await testServer.ask('files.addresses', account, { file_ids: [file, chart] })).data,
    ).list;
  const fileOf = (account: string | null) => testServer.ask('articles.file', account, { id, file_id: file });

  expect((await read('member', id)).pictures).toEqual([]);
  expect(await addressesFor('member')).toEqual([]);
  expect((await fileOf('member')).msg_key).toBe('article.for_buyers');
  expect((await fileOf(null)).msg_key).toBe('article.for_buyers');

  await pay('member', await order('member', id));
  expect(await read('member', id)).toMatchObject({ locked: null, document });
  const { url } = (await fileOf('member')).data as { url: string };
  const served = await get(url);
  expect([served.statusCode, served.headers['cache-control'], served.body]).toEqual([
    200,
    'private, no-store',
    'the worked example',
  ]);
  expect(await addressesFor('member')).toHaveLength(2);
  // The address is the buyer's, of this file, for minutes.
  expect(await addressesFor('member2')).toEqual([]);
  expect((await get(url.replace(file, chart))).statusCode).toBe(403);
  expect((await get(url.replace(/uid=[^&]+/, 'uid=other'))).statusCode).toBe(403);
  clock.advance(300_001);
  expect((await get(url)).statusCode).toBe(403);
});

test('S49, G128: an article is ordered once, paid once and stays open, at the price that was read', async () => {
  const id = await displayed(paid);
  expect((await order('member2', id, { price: 100 })).data).toEqual({ price: 1_900 });
  expect((await order('teacher', id)).msg_key).toBe('article.bought');
  expect((await order('member2', 'none')).msg_key).toBe('article.missing');
  expect((await order('member2', id, { agreement_version: '2020-01' })).msg_key).toBe(
    'order.agreement_changed',
  );
  const clicks = await Promise.all([1, 2, 3].map(() => order('member2', id)));
  const numbers = clicks.map(({ data }) => calls.articles.order.output.parse(data).order_no);
  expect(new Set(numbers).size).toBe(1);
  await pay('member2', clicks[0] ?? { data: null });
  expect((await order('member2', id)).msg_key).toBe('article.bought');
  expect((await read('member', id)).locked).toBe('article.for_buyers');
  // A dearer version changes nothing for who has bought.
  await submit('teacher', { id, ...paid, price: 9_900 });
  await decide(id);
  expect(await read('member2', id)).toMatchObject({
    locked: null,
    price: { amount: 9_900, currency: 'CNY' },
  });
  // Nor does one for others than buyers.
  await submit('teacher', { id, access: 'iron_fans' });
  await decide(id);
  expect((await read('member', id)).locked).toBe('article.for_iron_fans');
  expect(await read('member2', id)).toMatchObject({ access: 'iron_fans', locked: null, document: long });
});

test('T06: a declined payment is ordered again at once; a second charge for one article is reported to staff', async () => {
  const id = await displayed(paid);
  const declined = await order('jw8801', id);
  await atCashier('jw8801', declined, 'decline', orderStates.failed);
  const again = await order('jw8801', id);
  expect(orderNo(again)).not.toBe(orderNo(declined));
  expect(orderNo(await order('jw8801', id))).toBe(orderNo(again));
  const otherWay = await order('jw8801', id, { pay_type: 2 });
  const logged = vi.spyOn(testServer.app.log, 'error');
  await pay('jw8801', again);
  expect(logged).not.toHaveBeenCalled();
  await pay('jw8801', otherWay);
  const message = 'an article was paid for that was bought before';
  expect(logged).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ order_no: orderNo(otherWay), post_id: id }),
    message,
  );
  logged.mockRestore();
  expect((await read('jw8801', id)).locked).toBeNull();
});

test('S49: what was sold, or may still be paid, is not deleted; what goes takes its files along', async () => {
  const remove = async (id: string) => (await testServer.ask('posts.remove', 'teacher', { id })).msg_key;
  const [chart, file] = [
    await upload('teacher', 'article'),
    await upload('teacher', 'article', 'worked.txt'),
  ];
  const document = [...long, { kind: 'picture', file_id: chart, alt: '' }];
  const id = await displayed({ ...paid, files: [file], document });
  const [picture] = (await read('teacher', id)).pictures;
  const first = await order('jw8804', id);
  expect(await remove(id)).toBe('article.sold');
  expect((await read('jw8804', id)).state).toBe('displayed');
  expect((await get(picture?.url ?? '')).statusCode).toBe(200);
  await atCashier('jw8804', first, 'decline', orderStates.failed);
  const sold = await displayed(paid);
  await pay('jw8804', await order('jw8804', sold));
  expect(await remove(sold)).toBe('article.sold');
  expect((await read('jw8804', sold)).locked).toBeNull();

  expect(await remove(id)).toBe('');
  expect((await get(picture?.url ?? '')).statusCode).toBe(404);
  const draft = await testServer.ask('articles.saveDraft', 'teacher', {
    title: 'Never sent',
    document: [{ kind: 'picture', file_id: await upload('teacher', 'article'), alt: '' }],
  });
  const unsent = calls.articles.saveDraft.output.parse(draft.data).id;
  expect(await remove(unsent)).toBe('');
  const { rows } = await sql`SELECT 1 FROM article_file WHERE post_id IN (${id}, ${unsent})`.execute(
    testServer.app.database.reader,
  );
  expect(rows).toEqual([]);
  // Money that comes all the same is reported to staff.
  const logged = vi.spyOn(testServer.app.log, 'error');
  const { database, modules } = testServer.app;
  const late = await sql<{ purchase_id: string }>`
    SELECT purchase_id FROM article_purchase WHERE order_no = ${orderNo(first)}`.execute(database.reader);
  const productId = late.rows[0]?.purchase_id ?? '';
  await database.transaction((tx) =>
    modules.content.features.articles.product.credit(tx, { productId, orderNo: orderNo(first) }),
  );
  expect(logged).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ order_no: orderNo(first), post_id: id }),
    'late money for an article that is gone',
  );
  logged.mockRestore();
});

test('D30: an article that was begun before its author had a channel belongs to it once it is for its fans', async () => {
  const { id } = calls.articles.submit.output.parse((await submit('jw8802')).data);
  await decide(id);
  expect((await submit('jw8802', { id, access: 'fans' })).msg_key).toBe('article.channel_required');
  await sql`INSERT INTO channel (channel_id, name, owner_uid, created_at)
    SELECT 'late', 'Late', uid, ${new Date()}::timestamptz FROM member WHERE jwcode = 'jw8802'`.execute(
    testServer.app.database.reader,
  );
  await submit('jw8802', { id, access: 'fans' });
  await decide(id);
  expect(await read('member2', id)).toMatchObject({
    locked: 'article.for_fans',
    channel: { channel_id: 'late' },
  });
});

test('S03: a word is found in every script, whatever its case and width', async () => {
  const id = await displayed({ title: 'ĐẦU TƯ DÀI HẠN', document: [paragraph('ＥＴＦ là gì?')] });
  await displayed({ title: 'Ghi chú', document: [paragraph('Bàn về đầu tư.')] });
  for (const [q, count] of [
    ['đầu tư', 2],
    ['Đầu Tư', 2],
    ['etf LÀ', 1],
  ] as const) {
    const answer = await testServer.ask('search.all', 'member2', { q, type: 'articles' });
    const { list } = calls.search.all.output.parse(answer.data).groups[0] ?? { list: [] };
    expect(list, q).toHaveLength(count);
    // The words in the title come first, though the other is later.
    expect(list[0]?.id, q).toBe(id);
  }
});

test('S03, S49: a locked article is found by its title alone, and the search answers nothing of its text', async () => {
  const [locked, open] = [
    await displayed({ ...paid, title: 'Margins of safety' }),
    await displayed({ title: 'Margins for everybody' }),
  ];
  const find = async (q: string) =>
    calls.search.all.output.parse(
      (await testServer.ask('search.all', 'member2', { q, type: 'articles' })).data,
    ).groups[0];
  const secretly = (await find('the ninth line is the secret'))?.list.map(({ id }) => id);
  expect(secretly).toContain(open);
  expect(secretly).not.toContain(locked);
  // Words of the title and of the text together tell what the text says.
  expect((await find('safety ninth'))?.list).toEqual([]);
  const both = await find('margins');
  expect(both).toMatchObject({ total: 2, failed: false });
  expect(both?.list.find(({ id }) => id === locked)).toMatchObject({
    title: 'Margins of safety',
    snippet: '',
  });
  const snippet = both?.list.find(({ id }) => id === open)?.snippet ?? '';
  expect([snippet.startsWith('What everybody may know.'), snippet.length]).toEqual([true, 200]);
});
