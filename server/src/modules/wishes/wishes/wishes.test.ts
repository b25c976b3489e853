import { callPath, calls, type WishTab } from '@goldbean/contract';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createManualClock } from '../../../../test/test-database.ts';
import { openTestServer, type TestServer } from '../../../../test/system/in-process.ts';
import { sql } from 'kysely';

const hourMs = 3_600_000;
/** 2026-11-27 15:00 in Shanghai. */
const start = Date.UTC(2026, 10, 27, 7, 0, 0);
const clock = createManualClock(start);
let testServer: TestServer;
beforeAll(async () => {
  testServer = await openTestServer({}, {}, clock);
});
afterAll(() => testServer.close());
beforeEach(() => clearWishes());

/** The pool is empty again. */
async function clearWishes(): Promise<void> {
  await sql`TRUNCATE wish, wish_count, wish_picture, wish_recording, wish_event, wish_gain, wish_vote, wish_ticket, wish_comment,
    wish_comment_like, wish_follow, wish_message`.execute(testServer.app.database.reader);
}

const ask = (name: Parameters<TestServer['ask']>[0], account: string, fields: Record<string, unknown> = {}) =>
  testServer.ask(name, account, fields);
async function add(account: string, title: string, fields: Record<string, unknown> = {}): Promise<string> {
  const answer = await ask('wishes.add', account, { title, kind: 2, ...fields });
  expect([answer.msg_key, title]).toEqual(['', title]);
  return calls.wishes.add.output.parse(answer.data).wish_id;
}
const list = async (account: string, fields: Record<string, unknown> = {}) =>
  calls.wishes.list.output.parse((await ask('wishes.list', account, fields)).data);
const detail = async (account: string, wish_id: string) =>
  calls.wishes.detail.output.parse((await ask('wishes.detail', account, { wish_id })).data);
const vote = (account: string, wish_id: string, action = 'vote') =>
  ask('wishVotes.vote', account, { wish_id, action });
const move = (wish_id: string, status: number) =>
  ask('wishDesk.move', 'producthead', { wish_id, status, reason: 'as planned' });

describe('S08: the list of wishes', () => {
  test('has four orders, a filter whose counts are as long as its lists, and my vote on each', async () => {
    const first = await add('member', 'A chart for each day', { product: 'live' });
    clock.advance(1_000);
    const second = await add('member2', 'Louder bells', { kind: 1 });
    clock.advance(1_000);
    const third = await add('member', 'Market news at noon', { kind: 3 });
    for (const account of ['member', 'member2', 'teacher']) await vote(account, second);
    await vote('member', first);
    await ask('wishDesk.pin', 'producthead', { wish_id: first, on: 1 });
    await move(third, 2);
    const orderOf = async (tab: WishTab) =>
      (await list('member', { tab })).list.map(({ wish_id }) => wish_id);
    expect(await orderOf('recent')).toEqual([first, third, second]);
    expect(await orderOf('votes')).toEqual([first, second, third]);
    expect(await orderOf('trending')).toEqual([first, second, third]);
    expect(await orderOf('comments')).toEqual([first, third, second]);
    for (const filter of [
      {},
      { product: 'live' },
      { kind: 1 },
      { q: 'a' },
      { q: 'bells' },
      { kind: 3, q: 'noon' },
    ])
      for (const status of [1, 2, 3, 4, 5, 6, 7]) {
        const { list: rows, counts, total } = await list('teacher', { ...filter, status });
        expect([filter, status, rows.length, counts[status]]).toEqual([filter, status, total, total]);
      }
    expect((await list('member')).counts).toEqual({ 1: 2, 2: 1, 3: 0, 4: 0, 5: 0, 6: 0, 7: 3 });
    const { list: shown } = await list('member');
    expect(
      shown.map(({ wish_id, voted, free_votes, paid_votes }) => [wish_id, voted, free_votes, paid_votes]),
    ).toEqual([
      [first, true, 1, 0],
      [third, false, 0, 0],
      [second, true, 3, 0],
    ]);
  });

  test('finds a word of very many in each order and status, not only among those with the most votes', async () => {
    await add('member', 'Of another thing');
    await sql`
      INSERT INTO wish (wish_id, author_uid, title, description, kind, status, page, version, created_at, free_votes, words,
        sound, title_grams)
      SELECT 'many' || n, author_uid, 'Louder bells', '', kind, 1, '', '', created_at, 1000 - n, 'louder bells', '', '{}'
      FROM wish, generate_series(1, 250) AS n`.execute(testServer.app.database.reader);
    clock.advance(1_000);
    const [rare, last] = [await add('member', 'Silent bells'), await add('member', 'No bells at all')];
    await move(rare, 2);
    const tabs: readonly WishTab[] = ['recent', 'votes'];
    const [recent, votes] = await Promise.all(tabs.map((tab) => list('member2', { tab, q: 'bells' })));
    expect(recent?.list.slice(0, 2).map(({ wish_id }) => wish_id)).toEqual([last, rare]);
    expect(votes?.list[0]?.wish_id).toBe('many1');
    for (const found of [recent, votes]) expect(found?.counts).toMatchObject({ 1: 200, 2: 1, 3: 0, 7: 201 });
    const scheduled = await list('member2', { q: 'bells', status: 2 });
    expect([scheduled.total, scheduled.list.map(({ wish_id }) => wish_id)]).toEqual([1, [rare]]);
    const end = await list('member2', { q: 'bells', status: 1, tab: 'votes', page: 20, page_size: 10 });
    expect([end.total, end.list.length, end.list.at(-1)?.wish_id]).toEqual([200, 10, 'many200']);
    expect((await list('member2', { q: 'bells', status: 1, page: 21, page_size: 10 })).list).toEqual([]);
    clock.set(start);
  });

  test('finds Chinese by words of it and by pinyin, and words of other scripts', async () => {
    const chart = await add('member', '自选股分时图', { description: '希望直播间可以看到K线' });
    const thai = await add('member', 'อยากได้กราฟรายวัน');
    const vietnamese = await add('member', 'Đồ thị nến trong lớp học');
    const english = await add('member', 'Dark theme for charts');
    const found = async (q: string) => (await list('teacher', { q })).list.map(({ wish_id }) => wish_id);
    for (const q of ['自选', '股', 'k线', 'Ｋ线', '分时图 直播', 'zixuangu', 'zxg', 'fenshi'])
      expect([q, await found(q)]).toEqual([q, [chart]]);
    expect(await found('กราฟ')).toEqual([thai]);
    expect(await found('DARK')).toEqual([english]);
    for (const q of ['đồ thị', 'do thi', 'DO THI', 'lop hoc'])
      expect([q, await found(q)]).toEqual([q, [vietnamese]]);
    expect(await found("100%_' OR 1=1")).toEqual([]);
  });

  test('trending counts votes of 72 hours, the younger more; a cooled wish is as good as none', async () => {
    const old = await add('member', 'Old favourite');
    const young = await add('member', 'Young favourite');
    for (const account of ['member', 'member2', 'teacher']) await vote(account, old);
    clock.advance(24 * hourMs);
    await vote('member', young);
    const order = async () => (await list('member', { tab: 'trending' })).list.map(({ title }) => title);
    expect(await order()).toEqual(['Young favourite', 'Old favourite']);
    clock.advance(47 * hourMs);
    for (const wish_id of [young]) await vote('member', wish_id, 'unvote');
    expect(await order()).toEqual(['Old favourite', 'Young favourite']);
    clock.advance(2 * hourMs);
    await testServer.app.modules.wishes.features.wishes.cool();
    const { rows } = await sql<{ heat: number }>`SELECT heat FROM wish`.execute(
      testServer.app.database.reader,
    );
    expect(rows).toEqual([{ heat: 0 }, { heat: 0 }]);
    clock.set(start);
  });

  test('votes that a merger moves count where they are now, and are taken back as they were given', async () => {
    const [from_id, to_id] = [await add('member', 'The duplicate'), await add('member2', 'The original')];
    await vote('teacher', from_id);
    clock.advance(75 * hourMs);
    for (const account of ['member', 'member2']) await vote(account, from_id);
    await vote('member2', to_id);
    const gained = async () => {
      const { rows } = await sql<{ heat: number; day_gain: number; gains: number }>`
        SELECT heat, day_gain, (SELECT sum(votes)::int FROM wish_gain WHERE wish_id = wish.wish_id) AS gains
        FROM wish WHERE wish_id = ${to_id}`.execute(testServer.app.database.reader);
      return rows[0];
    };
    const before = await gained();
    clock.advance(hourMs);
    expect((await ask('wishDesk.merge', 'producthead', { from_id, to_id, reason: 'the same' })).msg_key).toBe(
      '',
    );
    // That of 76 hours ago is too old, and one member had voted for both.
    expect((await detail('member', to_id)).wish.free_votes).toBe(3);
    expect(await gained()).toMatchObject({ day_gain: 2, gains: 2 });
    expect((await gained())?.heat).toBeGreaterThan(before?.heat ?? 0);
    for (const account of ['member', 'teacher']) await vote(account, to_id, 'unvote');
    expect(await gained()).toEqual(before);
    clock.set(start);
  });

  test('a vote is taken though nothing has cooled down for years, and what is that old counts no more', async () => {
    const [long, fresh] = [await add('member', 'Asked for long'), await add('member', 'Asked for today')];
    const hour = Math.floor(clock.now() / hourMs);
    await sql`INSERT INTO wish_gain (wish_id, hour, votes) VALUES (${long}, ${hour - 20_000}, 5)`.execute(
      testServer.app.database.reader,
    );
    for (const wish of [long, fresh]) await vote('member', wish);
    const { rows } = await sql<{ heat: number }>`SELECT heat FROM wish`.execute(
      testServer.app.database.reader,
    );
    expect(rows[0]?.heat).toBeGreaterThan(0);
    expect(rows[1]).toEqual(rows[0]);
  });
});

describe('K14, D48: the wish of the day', () => {
  test('is the one that gained most since 0:00 in Shanghai, and none from the next 0:00 on', async () => {
    const wish = await add('member', 'Of the day');
    const other = await add('member', 'Another');
    const midnight = Date.UTC(2026, 10, 27, 16, 0, 0);
    clock.set(midnight - 1);
    for (const account of ['member', 'member2']) await vote(account, wish);
    await vote('member', other);
    const today = async () => calls.wishes.today.output.parse((await ask('wishes.today', 'member')).data);
    expect(await today()).toMatchObject({
      wish: { wish_id: wish },
      gained: 2,
      ends_ts: midnight,
      ends: '2026-11-28 00:00:00',
    });
    expect((await list('member')).list.map(({ title, of_the_day }) => [title, of_the_day])).toContainEqual([
      'Of the day',
      true,
    ]);
    clock.set(midnight);
    expect(await today()).toMatchObject({ wish: null, gained: 0, ends_ts: midnight + 24 * hourMs });
    await vote('teacher', other);
    await vote('member', other, 'unvote');
    expect(await today()).toMatchObject({ wish: { wish_id: other }, gained: 1 });
    clock.set(start);
  });
});

describe('S09: a wish is made', () => {
  test('V19, M39: with a title of 1 to 50 characters, and what is written stays text', async () => {
    for (const [title, key] of [
      ['', 'wish.title_required'],
      [' \u200b ', 'wish.title_required'],
      ['字'.repeat(51), 'wish.title_long'],
      ['字'.repeat(50), ''],
    ])
      expect([title, (await ask('wishes.add', 'member', { title, kind: 2 })).msg_key]).toEqual([title, key]);
    const xss = '<img src=x onerror=alert(1)>{{7*7}}';
    const description = `"><script>alert(document.cookie)</script>\njavascript:alert(1)`;
    const wish_id = await add('member', xss, { description });
    expect((await detail('member2', wish_id)).wish).toMatchObject({ title: xss, description });
    const long = await ask('wishes.add', 'member', { title: 'a', kind: 2, description: 'x'.repeat(2_001) });
    expect(long.msg_key).toBe('wish.description_long');
    await add('member', 'a', { description: 'x'.repeat(2_000) });
    expect((await ask('wishes.add', 'member', { title: 'a', kind: 4 })).msg_key).toBe('request.invalid');
  });

  test('V20, K06, M39: with 9 pictures, not 10, and only of one’s own', async () => {
    const ids = Array.from({ length: 10 }, (_, at) => `none${at}`);
    const tried = async (pics: readonly string[]) =>
      (await ask('wishes.add', 'member', { title: 'a', kind: 2, pics: JSON.stringify(pics) })).msg_key;
    expect(await tried(ids)).toBe('wish.pictures');
    expect(await tried(ids.slice(0, 9))).toBe('file.unknown');
  });

  test('E01: and all of it comes back; similar ones are shown while a title is written', async () => {
    const wish_id = await add('member', '希望直播间支持倍速播放', {
      description: 'Two lines\nof text',
      product: 'live',
      kind: 2,
      page: '/live/7',
      version: '1.4.0',
    });
    await add('member', '红包雨更久一点');
    const found = await detail('member2', wish_id);
    expect(found).toMatchObject({
      wish: {
        title: '希望直播间支持倍速播放',
        description: 'Two lines\nof text',
        product: 'live',
        kind: 2,
        status: 1,
        communicated: false,
        pinned: false,
        free_votes: 0,
        paid_votes: 0,
        expected_ts: null,
        reward: null,
        pics: [],
        merged_into: null,
      },
      page: '/live/7',
      version: '1.4.0',
      answer: null,
      my: { voted: false, tickets: 0, hears: false, edits: false },
    });
    expect(found.events.map(({ action }) => action.kind)).toEqual(['created']);
    const similar = async (title: string) =>
      calls.wishes.similar.output
        .parse((await ask('wishes.similar', 'member', { title })).data)
        .list.map((wish) => wish.wish_id);
    expect(await similar('直播支持倍速')).toEqual([wish_id]);
    expect(await similar('完全不同的东西')).toEqual([]);
    expect(await similar('')).toEqual([]);
  });
});

describe('S09: a recording of the screen', () => {
  const sample = (name: string) => readFile(new URL(`../../../../test/uploads/${name}`, import.meta.url));
  /** G018, as the form sends it. */
  async function send(account: string, name: string, scene = 'wish_recording', content?: Buffer) {
    const form = new FormData();
    form.set('scene', scene);
    form.set('file', new File([new Uint8Array(content ?? (await sample(name)))], name));
    const body = new Response(form);
    const sent = await testServer.app.http.inject({
      method: 'POST',
      url: callPath(calls.files.upload),
      headers: {
        client: 'pc',
        token: await testServer.signIn(account),
        'content-type': body.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await body.arrayBuffer()),
    });
    return sent.json<{ code: number; msg_key: string; data: unknown }>();
  }
  const uploaded = async (account: string, name: string) =>
    calls.files.upload.output.parse((await send(account, name)).data);
  /** What an address gives: a film, or words that it is gone. */
  const typeOf = async (url: string) => (await testServer.app.http.inject({ url })).headers['content-type'];

  test.each([
    ['screen.webm', 'video/webm', 2_000],
    ['tiny.mp4', 'video/mp4', 1_000],
  ])('%s is taken, and everybody who reads the wish plays it', async (name, mime, duration) => {
    const { file_id, url } = await uploaded('member', name);
    const wish_id = await add('member', 'With a recording', { recording: file_id });
    const { recording } = (await detail('member2', wish_id)).wish;
    expect(recording).toEqual({ file_id, url, mime, duration });
    expect((await list('member2')).list[0]?.recording).toEqual(recording);
    const part = await testServer.app.http.inject({ url, headers: { range: 'bytes=0-9' } });
    expect(part.statusCode).toBe(206);
    expect(part.headers).toMatchObject({ 'content-type': mime, 'content-length': '10' });
  });

  test('is a webm or mp4 that shows something, for at most 60 seconds', async () => {
    for (const [name, key] of [
      ['long.webm', 'file.recording_length'],
      ['voice.webm', 'file.recording_format'],
      ['tiny.avi', 'file.recording_format'],
      ['tiny.flv', 'file.recording_format'],
    ] as const)
      expect([name, await send('member', name)]).toMatchObject([name, { code: 400, msg_key: key }]);
    const cut = (await sample('screen.webm')).subarray(0, 300);
    expect((await send('member', 'screen.webm', 'wish_recording', cut)).msg_key).toBe(
      'file.recording_format',
    );
    const text = Buffer.from('no film at all');
    expect((await send('member', 'screen.webm', 'wish_recording', text)).msg_key).toBe(
      'file.recording_format',
    );
    // What is no picture does not come among the nine either.
    expect((await send('member', 'screen.webm', 'wish')).msg_key).toBe('file.image_format');
  });

  test('is one, of one’s own, and of its scene', async () => {
    const mine = await uploaded('member', 'screen.webm');
    const theirs = await uploaded('member2', 'screen.webm');
    const tried = async (recording: unknown) =>
      (await ask('wishes.add', 'member', { title: 'a', kind: 2, recording })).msg_key;
    expect(await tried(JSON.stringify([mine.file_id, mine.file_id]))).toBe('request.invalid');
    expect(await tried(theirs.file_id)).toBe('file.unknown');
    expect(await tried('none')).toBe('file.unknown');
    const pics = JSON.stringify([mine.file_id]);
    expect((await ask('wishes.add', 'member', { title: 'a', kind: 2, pics })).msg_key).toBe('file.unknown');
    expect((await list('member')).total).toBe(0);
    expect(await tried('')).toBe('');
    expect((await list('member')).list[0]?.recording).toBeNull();
  });

  test('stays, is replaced and is removed with the wish’s edit; what is shown no more is gone', async () => {
    const first = await uploaded('member', 'screen.webm');
    const wish_id = await add('member', 'Edited', { recording: first.file_id });
    const edit = async (recording: string) => {
      const { data } = await ask('wishes.edit', 'member', { wish_id, title: 'Edited', kind: 2, recording });
      return calls.wishes.edit.output.parse(data).wish.recording?.file_id ?? null;
    };
    expect(await edit(first.file_id)).toBe(first.file_id);
    expect(await typeOf(first.url)).toBe('video/webm');
    const second = await uploaded('member', 'tiny.mp4');
    expect(await edit(second.file_id)).toBe(second.file_id);
    await expect.poll(() => typeOf(first.url)).toMatch(/json/);
    expect(await typeOf(second.url)).toBe('video/mp4');
    expect(await edit('')).toBeNull();
    await expect.poll(() => typeOf(second.url)).toMatch(/json/);
    expect((await detail('member2', wish_id)).wish.recording).toBeNull();
  });

  test('is of one wish: sent with another it is not known', async () => {
    const { file_id: recording } = await uploaded('member', 'screen.webm');
    const wish_id = await add('member', 'The first', { recording });
    const again = { title: 'The second', kind: 2, recording };
    expect((await ask('wishes.add', 'member', again)).msg_key).toBe('file.unknown');
    expect((await detail('member', wish_id)).wish.recording?.file_id).toBe(recording);
    const other = await add('member', 'The second');
    const both = await Promise.all([
      ask('wishes.edit', 'member', { ...again, wish_id: other }),
      ask('wishes.edit', 'member', { ...again, wish_id, title: 'The first' }),
    ]);
    expect(both.map(({ msg_key }) => msg_key)).toEqual(['file.unknown', '']);
  });

  test('is gone with a wish that is withdrawn, as its pictures are', async () => {
    const recorded = await uploaded('member', 'screen.webm');
    const photo = await sharp({ create: { width: 4, height: 3, channels: 3, background: '#285' } })
      .png()
      .toBuffer();
    const sent = await send('member', 'photo.png', 'wish', photo);
    const pic = calls.files.upload.output.parse(sent.data);
    const wish_id = await add('member', 'Not wanted any more', {
      recording: recorded.file_id,
      pics: JSON.stringify([pic.file_id]),
    });
    for (const { url } of [recorded, pic]) expect(await typeOf(url)).not.toMatch(/json/);
    expect((await ask('wishes.withdraw', 'member', { wish_id })).msg_key).toBe('');
    for (const { url } of [recorded, pic]) await expect.poll(() => typeOf(url)).toMatch(/json/);
  });
});

describe('S12: my wishes', () => {
  test('are not withdrawn once others were merged into them', async () => {
    const wish_id = await add('member', 'The original');
    const my = async () => (await detail('member', wish_id)).my;
    expect(await my()).toMatchObject({ edits: true, withdraws: true });
    const merged = { from_id: await add('member2', 'The duplicate'), to_id: wish_id, reason: 'the same' };
    await vote('member2', merged.from_id);
    expect((await ask('wishDesk.merge', 'producthead', merged)).msg_key).toBe('');
    expect(await my()).toMatchObject({ edits: true, withdraws: false });
    expect((await ask('wishes.withdraw', 'member', { wish_id })).msg_key).toBe('wish.absorbed');
    expect((await detail('member2', wish_id)).wish).toMatchObject({ free_votes: 1, voted: true });
  });

  test('give speed-up votes back to the lots they came from, so that none of them is renewed', async () => {
    const { uid } = calls.identity.memberInfo.output.parse((await ask('identity.memberInfo', 'member')).data);
    const lots = async () => calls.wallet.lots.output.parse((await ask('wallet.lots', 'member')).data).list;
    const { port } = testServer.app.modules.money.features.wallet;
    await testServer.app.database.transaction((tx) =>
      port.credit(tx, {
        uid,
        from: 'issue',
        source: 'issue',
        kind: 'issue',
        currency: 'BEAN',
        amount: 50,
        cause: { type: 'test', id: '1', note: null },
        actor: uid,
        requestId: undefined,
      }),
    );
    const before = await lots();
    const wish_id = await add('member', 'Sped up, and withdrawn');
    for (const request_id of ['first', 'second'])
      expect((await ask('wishVotes.buy', 'member', { wish_id, pack: 15, request_id })).msg_key).toBe('');
    expect(await lots()).not.toEqual(before);
    expect((await ask('wishes.withdraw', 'member', { wish_id })).msg_key).toBe('');
    expect(await lots()).toEqual(before);
  });

  test('are changed and withdrawn while they are pending, by their author alone', async () => {
    const wish_id = await add('member', 'First words');
    const edit = { wish_id, title: 'Better words', kind: 1, product: 'chat' };
    expect((await ask('wishes.edit', 'member2', edit)).msg_key).toBe('wish.missing');
    expect((await ask('wishes.edit', 'member', edit)).msg_key).toBe('');
    expect((await detail('member', wish_id)).wish).toMatchObject({
      title: 'Better words',
      kind: 1,
      product: 'chat',
    });
    expect((await list('member', { product: 'chat' })).counts['7']).toBe(1);
    expect((await list('member', { q: 'first' })).total).toBe(0);
    await move(wish_id, 2);
    expect((await ask('wishes.edit', 'member', edit)).msg_key).toBe('wish.not_pending');
    expect((await ask('wishes.withdraw', 'member', { wish_id })).msg_key).toBe('wish.not_pending');
    const other = await add('member', 'Not wanted any more');
    expect((await ask('wishes.withdraw', 'member2', { wish_id: other })).msg_key).toBe('wish.missing');
    expect((await ask('wishes.withdraw', 'member', { wish_id: other })).msg_key).toBe('');
    expect((await ask('wishes.detail', 'member', { wish_id: other })).msg_key).toBe('wish.missing');
    expect((await list('member')).total).toBe(1);
  });

  test('are listed with those that are hidden, and why; others find none of these', async () => {
    const hidden = await add('member', 'Insulting');
    await add('member', 'Polite');
    await add('member2', 'Of somebody else');
    await ask('wishDesk.move', 'producthead', { wish_id: hidden, status: 0, reason: 'Be kind' });
    const mine = async (fields: object = {}) =>
      calls.wishes.mine.output.parse((await ask('wishes.mine', 'member', { ...fields })).data);
    expect(await mine()).toMatchObject({ total: 2, counts: { 0: 1, 1: 1, 7: 2 } });
    expect((await mine({ state: 0 })).list).toMatchObject([{ wish_id: hidden, hidden_reason: 'Be kind' }]);
    expect((await mine({ q: 'polite' })).list).toMatchObject([{ title: 'Polite' }]);
    expect((await ask('wishes.detail', 'member2', { wish_id: hidden })).msg_key).toBe('wish.missing');
    expect((await vote('member2', hidden)).msg_key).toBe('wish.missing');
    expect((await vote('member', hidden)).msg_key).toBe('wish.closed');
    expect((await list('member', { status: 0 })).total).toBe(0);
    expect((await list('producthead', { status: 0 })).total).toBe(1);
  });
});
