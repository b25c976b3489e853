import { readFile } from 'node:fs/promises';
import { callPath, calls, reviewLimits, type ShortVideo } from '@goldbean/contract';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createManualClock, silentLog } from '../../../../test/test-database.ts';
import { openTestServer, type TestServer } from '../../../../test/system/in-process.ts';
import { patienceMs } from '../../../../test/until.ts';
import { createConverter } from '../../../platform/media/conversion/index.ts';

/* Short videos over HTTP: from the upload by the desk to other members, with their films as private files (S04, S50). */
const clock = createManualClock(Date.now());
let testServer: TestServer;
beforeAll(async () => {
  testServer = await openTestServer({}, {}, clock);
});
afterAll(() => testServer.close());

/** Whether this server converts videos. */
const isConverting = createConverter(1, silentLog).atOnce > 0;

type ShortVideoFields = Readonly<Record<string, unknown>>;
const sample = (name: string) => readFile(new URL(`../../../../test/uploads/${name}`, import.meta.url));

async function upload(
  account: string,
  scene: string,
  name: string,
  content: Uint8Array,
): Promise<ShortVideoFields> {
  const form = new FormData();
  form.set('scene', scene);
  form.set('file', new File([new Uint8Array(content)], name));
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
  return answer.json<{ data: ShortVideoFields; msg_key: string }>();
}
const idOf = (answer: ShortVideoFields): string => (answer['data'] as { file_id: string }).file_id;
const film = async (account: string, name = 'tiny.mp4') =>
  idOf(await upload(account, 'short_video', name, await sample(name)));
const picture = () =>
  sharp({ create: { width: 9, height: 16, channels: 3, background: '#285' } })
    .png()
    .toBuffer();

const submit = (account: string, fields: ShortVideoFields) =>
  testServer.ask('shortVideos.submit', account, { title: 'Cash', ...fields });
const detail = (account: string | null, id: string) => testServer.ask('shortVideos.detail', account, { id });
async function read(account: string, id: string): Promise<ShortVideo> {
  return calls.shortVideos.detail.output.parse((await detail(account, id)).data).video;
}
async function listed(account: string, fields: ShortVideoFields = {}): Promise<string[]> {
  const { data } = await testServer.ask('shortVideos.feed', account, { size: 50, ...fields });
  return calls.shortVideos.feed.output.parse(data).list.map(({ id }) => id);
}
async function queue() {
  const { data } = await testServer.ask('review.list', 'inspector', { type: 'video', page_size: 50 });
  return calls.review.list.output.parse(data).list;
}
const judge = (id: string, pass: boolean) =>
  testServer.ask('review.judge', 'inspector', { type: 'video', id, pass, reason: pass ? '' : 'No source.' });
async function decide(id: string, pass = true): Promise<void> {
  expect(await judge(id, pass)).toMatchObject({ code: 200 });
  clock.advance(reviewLimits.reviewUndoMs);
  await testServer.app.modules.content.features.review.settle();
}
async function sent(account: string, fields: ShortVideoFields = {}): Promise<string> {
  const { data } = await submit(account, { film: await film(account), ...fields });
  return calls.shortVideos.submit.output.parse(data).id;
}
const get = (url: string, range = '') =>
  testServer.app.http.inject({ method: 'GET', url, headers: range === '' ? {} : { range } });
async function beans(account: string): Promise<number> {
  const { data } = await testServer.ask('wallet.balances', account, {});
  return (data as { beans: number }).beans;
}

// First, while the clock is that of the queue of jobs.
test('V10, D32: another format and foreign uploads are refused; one that is converted waits out of the queue until it plays', async () => {
  const refused = await upload('member', 'short_video', 'a.png', await picture());
  expect(refused['msg_key']).toBe('file.video_format');
  expect((await submit('member', { film: await film('member2') })).msg_key).toBe('file.unknown');
  const answer = await submit('member', { film: await film('member', 'tiny.avi') });
  if (!isConverting) {
    expect(answer.msg_key).toBe('video.unplayable');
    return;
  }
  const { id, queue: place } = calls.shortVideos.submit.output.parse(answer.data);
  if (place === null) expect((await queue()).map((one) => one.id)).not.toContain(id);
  await vi.waitFor(async () => expect((await read('member', id)).film.state).toBe('ready'), {
    timeout: 2 * patienceMs,
    interval: 200,
  });
  expect((await queue()).map((one) => one.id)).toContain(id);
  const own = await read('member', id);
  expect(own.queue).toMatchObject({ place: expect.any(Number) });
  expect((await get(own.film.url)).headers['content-type']).toContain('video/mp4');
});

test('S04, S50, K23: sent, seen by its author alone, judged with its film, then displayed to all and paid for once', async () => {
  const cover = idOf(await upload('member', 'post', 'a.png', await picture()));
  const given = { film: await film('member'), cover, text: 'Look first.' };
  expect((await submit('member', { ...given, title: ' ' })).msg_key).toBe('video.title_required');
  const before = await beans('member');
  const answer = calls.shortVideos.submit.output.parse((await submit('member', given)).data);
  expect(answer).toMatchObject({ state: 'pending', queue: { place: expect.any(Number) } });
  const { id } = answer;
  const own = await read('member', id);
  expect(own).toMatchObject({ state: 'pending', is_own: true, film: { state: 'ready', w: 64, h: 48 } });
  expect(own.cover?.file_id).toBe(cover);
  expect(await listed('member', { tab: 'mine' })).toContain(id);
  for (const other of ['member2', 'inspector', 'admin']) {
    expect((await detail(other, id)).msg_key).toBe('video.missing');
    expect(await listed(other)).not.toContain(id);
  }
  // The film is private: its id opens nothing for another member.
  const asked = await testServer.ask('files.addresses', 'member2', { file_ids: [own.film.file_id] });
  expect(asked.data).toMatchObject({ list: [] });
  const entry = (await queue()).find((one) => one.id === id);
  expect(entry).toMatchObject({ title: 'Cash', text: 'Look first.', film: { state: 'ready' } });
  expect((await get(entry?.film?.url ?? '')).statusCode).toBe(200);
  await decide(id);
  const shown = await read('member2', id);
  expect(shown).toMatchObject({ state: 'displayed', is_own: false, queue: null, reason: '' });
  expect((await get(shown.film.url, 'bytes=0-9')).statusCode).toBe(206);
  expect(await listed('member2')).toContain(id);
  expect(await beans('member')).toBe(before + 100);
  await decide(await sent('member'));
  expect(await beans('member')).toBe(before + 100);
});

test('E30: a reason comes with a rejection; it is sent again, and an edit waits while the old version shows', async () => {
  const id = await sent('member');
  await decide(id, false);
  expect(await read('member', id)).toMatchObject({ state: 'rejected', reason: 'No source.' });
  const first = (await read('member', id)).film.file_id;
  await submit('member', { id, film: first, title: 'Cash again' });
  await decide(id);
  const second = await film('member');
  await submit('member', { id, film: second, title: 'Other words' });
  expect(await read('member2', id)).toMatchObject({
    title: 'Cash again',
    film: { file_id: first },
    edit: null,
  });
  expect((await read('member', id)).edit).toMatchObject({
    title: 'Other words',
    state: 'pending',
    queue: { place: expect.any(Number) },
  });
  expect((await submit('member2', { id, film: await film('member2') })).msg_key).toBe('request.forbidden');
  const old = (await read('member2', id)).film.url;
  await decide(id);
  expect(await read('member2', id)).toMatchObject({ title: 'Other words', film: { file_id: second } });
  // Nobody sees the film before: it is deleted.
  expect((await get(old)).statusCode).toBe(404);
});

test('S04: liked, made a favourite, commented and reported; each reader sees their own, and what is deleted is gone with its film', async () => {
  const id = await sent('member');
  const thing = { type: 'video', id };
  expect((await testServer.ask('likes.set', 'member2', { ...thing, action: 1 })).code).not.toBe(200);
  await decide(id);
  await testServer.ask('likes.set', 'member2', { ...thing, action: 1 });
  await testServer.ask('favourites.add', 'member2', thing);
  await testServer.ask('comments.add', 'member2', { ...thing, text: 'Thank you.' });
  await testServer.ask('contentReports.add', 'member2', { ...thing, reason: 'copied' });
  expect(await read('member2', id)).toMatchObject({ likes: 1, liked: true, kept: true });
  expect(await read('member', id)).toMatchObject({ likes: 1, liked: false, kept: false });
  const folders = calls.favourites.folders.output.parse(
    (await testServer.ask('favourites.folders', 'member2', {})).data,
  );
  const { data } = await testServer.ask('favourites.list', 'member2', { folder_id: folders.list[0]?.id });
  expect(calls.favourites.list.output.parse(data).list[0]).toMatchObject({ id, card: { title: 'Cash' } });
  const { film: shown } = await read('member2', id);
  expect((await testServer.ask('posts.remove', 'member', { id })).code).toBe(200);
  expect((await detail('member2', id)).msg_key).toBe('video.missing');
  expect((await get(shown.url)).statusCode).toBe(404);
});

test('S04: the feed goes on after the one that plays, in either order', async () => {
  const ids = [await sent('member'), await sent('member'), await sent('member')];
  for (const id of ids) await decide(id);
  const all = await listed('member2');
  expect(all.slice(0, 3)).toEqual(ids.toReversed());
  expect((await listed('member2', { after: all[0] })).slice(0, 2)).toEqual(all.slice(1, 3));
  const hot = await listed('member2', { tab: 'hot' });
  expect(await listed('member2', { tab: 'hot', after: hot[1] })).toEqual(hot.slice(2));
});

test('S50: a film that cannot be played is not ahead of anybody in the queue', async () => {
  const broken = await sent('member');
  await sql`UPDATE short_video_film SET is_ready = false WHERE post_id = ${broken}`.execute(
    testServer.app.database.reader,
  );
  const { data } = await submit('member2', { film: await film('member2') });
  const { id, queue: queued } = calls.shortVideos.submit.output.parse(data);
  expect(queued?.place).toBe((await queue()).length);
  expect((await read('member2', id)).queue?.place).toBe(queued?.place);
});

test('S03, S04: a stock code finds the chapter that is about it, and leads to its place', async () => {
  const chapters = [
    { at: 0, title: 'The start' },
    { at: 500, title: 'The example', stock: 'SSE:600519' },
  ];
  const upload_ = await film('member');
  const bad = async (given: unknown) => (await submit('member', { film: upload_, chapters: given })).msg_key;
  expect(await bad([{ at: 0, title: 'x', stock: 'SSE:999999' }])).toBe('video.stock');
  expect(await bad([chapters[1], chapters[0]])).toBe('video.chapters');
  expect(await bad([{ at: 1_000, title: 'At its end' }])).toBe('video.chapters');
  expect(await bad([{ at: 0, title: '' }])).toBe('video.chapter_title');
  const id = await sent('member', { title: 'Chapters', chapters });
  const found = async (q: string) => {
    const { data } = await testServer.ask('search.all', 'member2', { q, type: 'videos', page_size: 50 });
    const { groups } = calls.search.all.output.parse(data);
    return groups.find(({ type }) => type === 'videos')?.list.find((hit) => hit.id === id);
  };
  expect(await found('600519')).toBeUndefined();
  await decide(id);
  expect((await read('member2', id)).chapters[1]).toMatchObject({ at: 500, stock: { code: '600519' } });
  expect(await found('600519')).toMatchObject({ media_ts: 500, href: `/hljw/videoplay?id=${id}&t=0` });
  expect(await found('Chapters')).toMatchObject({ media_ts: null, href: `/hljw/videoplay?id=${id}` });
});

test('S03: the short videos of the demo are found by a code, and play for a member', async () => {
  const ids = await listed('member2', { tab: 'hot' });
  expect(ids.length).toBeGreaterThanOrEqual(6);
  const { data } = await testServer.ask('search.all', 'member2', { q: '00700', type: 'videos' });
  const { groups } = calls.search.all.output.parse(data);
  const hits = groups.find(({ type }) => type === 'videos')?.list ?? [];
  expect(hits.filter(({ media_ts }) => media_ts !== null).length).toBeGreaterThanOrEqual(2);
  const first = await read('member2', hits[0]?.id ?? '');
  expect((await get(first.film.url)).statusCode).toBe(200);
  expect((await get(first.cover?.url ?? '')).statusCode).toBe(200);
});
