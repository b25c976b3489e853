import { readFile } from 'node:fs/promises';
import {
  callPath,
  calls,
  ebookLimits,
  type CallData,
  type CallName,
  type NamedCalls,
} from '@goldbean/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManualClock } from '../../../../test/test-database.ts';
import { openTestServer, type TestServer } from '../../../../test/system/in-process.ts';
import { ebooks as demoBooks } from '../../../demo/ebooks.ts';
import { countPdfPages } from '../../../platform/pdf/index.ts';

/* E-books over HTTP: put out by an administrator, read by members, opened again where each account stopped. */
const clock = createManualClock(Date.now());
let testServer: TestServer;
beforeAll(async () => {
  testServer = await openTestServer({}, {}, clock);
});
afterAll(() => testServer.close());

const seed = (name: string) => readFile(new URL(`../../../../seeds/content/ebooks/${name}`, import.meta.url));

async function upload(account: string, scene: string, name: string, content: Uint8Array) {
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
  const { data, msg_key } = answer.json<{ data: { file_id: string } | null; msg_key: string }>();
  return { id: data?.file_id ?? '', msg_key };
}
async function ask<Name extends CallName>(account: string, name: Name, fields: object = {}) {
  const { data, msg_key } = await testServer.ask(name, account, { ...fields });
  return { msg_key, data: data as CallData<NamedCalls[Name]> };
}
const texts = { title: 'Three Lines', author: 'The Archive', about: 'What an annual report says' };
/** How many books are out. */
const listed = async () => (await ask('member', 'ebooks.list')).data.total;
const bookFile = async (name = 'cash-flow.pdf') =>
  (await upload('admin', 'ebook', name, await seed(name))).id;
const publish = async (more: object = {}) =>
  (await ask('admin', 'ebooks.save', { ...texts, file_id: await bookFile(), ...more })).data.id;
const open = async (account: string, id: string) => (await ask(account, 'ebooks.detail', { id })).data;
const zipped = (mimetype: string) => {
  const [name, body] = [Buffer.from('mimetype'), Buffer.from(mimetype)];
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50);
  head.writeUInt16LE(name.length, 26);
  head.writeUInt32LE(body.length, 18);
  head.writeUInt32LE(body.length, 22);
  return Buffer.concat([head, name, body]);
};

test('S07: an administrator puts a book out once; members list it, find it by words and open its file', async () => {
  const before = await listed();
  const file_id = await bookFile();
  expect(await ask('member', 'ebooks.save', { ...texts, file_id })).toMatchObject({
    msg_key: 'request.forbidden',
  });
  for (const [field, msg_key] of [
    ['title', 'ebook.title'],
    ['author', 'ebook.author'],
    ['about', 'ebook.about'],
  ] as const)
    expect(await ask('admin', 'ebooks.save', { ...texts, file_id, [field]: ' ' })).toMatchObject({ msg_key });
  expect(await ask('admin', 'ebooks.save', texts)).toMatchObject({ msg_key: 'ebook.file' });
  const cover = await sharp({ create: { width: 30, height: 42, channels: 3, background: '#285' } })
    .png()
    .toBuffer();
  const cover_id = (await upload('admin', 'ebook_cover', 'a.png', cover)).id;
  const once = { ...texts, file_id, cover_id, request_id: 'book-once' };
  const { id } = (await ask('admin', 'ebooks.save', once)).data;
  expect((await ask('admin', 'ebooks.save', once)).data.id).toBe(id);

  const { list, total } = (await ask('member', 'ebooks.list')).data;
  expect(total).toBe(before + 1);
  expect(list[0]).toMatchObject({ id, ...texts, pages: 8, my: null });
  expect(list[0]?.cover).toMatch(/^\/files\//);
  expect((await ask('member', 'ebooks.list', { q: 'lines the ARCHIVE' })).data.total).toBe(1);
  expect((await ask('member', 'ebooks.list', { q: 'nothing' })).data.total).toBe(0);

  const { file, pages, my } = await open('member', id);
  expect({ pages, my }).toEqual({ pages: 8, my: { page: 1, bookmarks: [] } });
  const bytes = await testServer.app.http.inject(file.url);
  expect(bytes.rawPayload).toEqual(await seed('cash-flow.pdf'));
  // The signature is of one member, and of nobody who changes it.
  expect((await testServer.app.http.inject(file.url.replace(/uid=\d/, 'uid=9'))).statusCode).toBe(403);

  await ask('admin', 'ebooks.remove', { id });
  expect((await testServer.app.http.inject(file.url)).statusCode).toBe(404);
  for (const [account, name] of [
    ['member', 'ebooks.detail'],
    ['member', 'ebooks.mark'],
    ['member', 'ebooks.bookmark'],
    ['admin', 'ebooks.remove'],
  ] as const)
    expect(await ask(account, name, { id, page: 1, on: 1 })).toMatchObject({ msg_key: 'ebook.missing' });
  expect(await ask('member', 'ebooks.remove', { id })).toMatchObject({ msg_key: 'request.forbidden' });
  expect(await listed()).toBe(before);
});

test('S07: what is no PDF is refused by its signature, one that cannot be read when it is to come out', async () => {
  const before = await listed();
  const pdf = await seed('cash-flow.pdf');
  for (const [name, content] of [
    ['scripts.epub', zipped('application/epub+zip')],
    ['book.pdf', zipped('application/epub+zip')],
    ['book.pdf', Buffer.from('<!DOCTYPE lolz [<!ENTITY a "&b;&b;">]><lolz>&a;</lolz>')],
    ['book.pdf', Buffer.from('words')],
  ] as const)
    expect(await upload('admin', 'ebook', name, content)).toMatchObject({ msg_key: 'file.book_format' });
  const locked = await readFile(new URL('../../../../test/uploads/locked.pdf', import.meta.url));
  for (const [content, msg_key] of [
    [Buffer.from('%PDF-1.7 and nothing more'), 'ebook.broken'],
    [Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(4_096, 'x')]), 'ebook.broken'],
    [locked, 'ebook.locked'],
  ] as const) {
    const file_id = (await upload('admin', 'ebook', 'book.pdf', content)).id;
    expect(await ask('admin', 'ebooks.save', { ...texts, file_id })).toMatchObject({ msg_key });
  }
  // The file of somebody else, and one of another scene.
  const theirs = (await upload('teacher', 'ebook', 'book.pdf', pdf)).id;
  const chat = (await upload('admin', 'chat', 'book.pdf', pdf)).id;
  for (const file_id of [theirs, chat, '404'])
    expect(await ask('admin', 'ebooks.save', { ...texts, file_id })).toMatchObject({
      msg_key: 'file.unknown',
    });
  expect(await listed()).toBe(before);
});

test('S07: a book opens where the account stopped; a tab that saves late undoes nothing', async () => {
  const id = await publish();
  const mark = async (account: string, page: number, ago = 0) =>
    (await ask(account, 'ebooks.mark', { id, page, ago })).data.page;
  expect(await mark('member', 5)).toBe(5);
  clock.advance(60_000);
  // Going back is reading on; what was turned to before that and comes after it is not.
  expect(await mark('member', 3)).toBe(3);
  expect(await mark('member', 7, 30_000)).toBe(3);
  expect((await open('member', id)).my.page).toBe(3);
  expect((await ask('member', 'ebooks.list')).data.list[0]).toMatchObject({ my: { page: 3 } });
  expect((await open('member2', id)).my.page).toBe(1);
  for (const page of [0, 9])
    expect(await ask('member', 'ebooks.mark', { id, page })).toMatchObject({ msg_key: 'ebook.page' });
});

test('S07: bookmarks are mine and have a note', async () => {
  const id = await publish();
  const keep = async (page: number, on: 0 | 1, note?: string) =>
    (await ask('member', 'ebooks.bookmark', { id, page, on, note })).data.bookmarks;
  await keep(4, 1, 'Ask about this');
  expect(await keep(2, 1)).toEqual([
    { page: 2, note: '' },
    { page: 4, note: 'Ask about this' },
  ]);
  expect(await keep(4, 1, 'Asked')).toMatchObject([{ page: 2 }, { page: 4, note: 'Asked' }]);
  expect(await keep(2, 0)).toEqual([{ page: 4, note: 'Asked' }]);
  expect((await open('member', id)).my.bookmarks).toEqual([{ page: 4, note: 'Asked' }]);
  expect((await open('member2', id)).my.bookmarks).toEqual([]);
  const long = 'x'.repeat(ebookLimits.ebookNoteCharacters + 1);
  for (const [fields, msg_key] of [
    [{ page: 9 }, 'ebook.page'],
    [{ page: 1, note: long }, 'ebook.note'],
  ] as const)
    expect(await ask('member', 'ebooks.bookmark', { id, on: 1, ...fields })).toMatchObject({ msg_key });
});

test('S07: another version keeps what is left out, and nobody stands behind its last page', async () => {
  const id = await publish();
  const before = await open('member', id);
  await ask('member', 'ebooks.mark', { id, page: 8 });
  await ask('member', 'ebooks.bookmark', { id, page: 8, on: 1 });
  await ask('admin', 'ebooks.save', { ...texts, id, title: 'Another title' });
  expect(await open('member', id)).toMatchObject({ ebook: { title: 'Another title' }, pages: 8 });
  await ask('admin', 'ebooks.save', { ...texts, id, file_id: await bookFile('first-notebook.pdf') });
  expect(await open('member', id)).toMatchObject({ pages: 7, my: { page: 7, bookmarks: [] } });
  expect((await testServer.app.http.inject(before.file.url)).statusCode).toBe(404);
  expect(await ask('admin', 'ebooks.save', { ...texts, id: '404' })).toMatchObject({
    msg_key: 'ebook.missing',
  });
});

test('S07: the books of the demo have as many pages as their rows say', async () => {
  for (const { file, pages } of demoBooks)
    expect(await countPdfPages(new Uint8Array(await seed(file)))).toEqual({ pages });
});
