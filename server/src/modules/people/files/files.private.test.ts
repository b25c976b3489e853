import { fileLimits } from '@goldbean/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../../../test/test-database.ts';
import { openFilesFixture, paint, refusal, type FilesFixture } from './files.test-fixture.ts';

let testDatabase: Awaited<ReturnType<typeof createTestDatabase>>;
let fixture: FilesFixture;
beforeAll(async () => {
  testDatabase = await createTestDatabase({ standIns: ['member'] });
});
afterAll(() => testDatabase.drop());
beforeEach(async () => {
  fixture = await openFilesFixture(testDatabase.database);
});
afterEach(() => fixture.close());

const get = (url: string) => fixture.http.inject(url);
const addressFor = async (uid: string, fileId: string) =>
  (await fixture.files.addresses(uid, [fileId]))[0]?.url ?? '';
/** An upload of member 1 that a message shows. */
async function shown(content: Uint8Array | string = 'hello', name = 'a.txt'): Promise<string> {
  const { file_id: fileId } = await fixture.upload(content, name);
  await testDatabase.database.transaction((tx) => fixture.scenes.chat.take(tx, '1', fileId));
  return fileId;
}

describe('a private file', () => {
  test('is cached by nobody between, a public one by all', async () => {
    fixture.readers.add('2');
    const png = await paint(4, 4).png().toBuffer();
    const answer = await get(await addressFor('2', await shown(png, 'a.png')));
    expect(answer.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'content-type': 'image/png',
      'content-disposition': 'inline',
      'content-security-policy': "sandbox; default-src 'none'",
    });
    const cover = await fixture.upload(png, 'a.png', 'live');
    expect((await get(cover.url)).headers['cache-control']).toContain('immutable');
  });

  test('has an address for those who may read it, in use; before that for its sender', async () => {
    const fileId = await shown();
    expect(await addressFor('2', fileId)).toBe('');
    expect(await addressFor('1', fileId)).toBe('');
    fixture.readers.add('2');
    expect((await get(await addressFor('2', fileId))).body).toBe('hello');
    const { file_id: waiting, url } = await fixture.upload('waiting', 'b.txt');
    expect((await get(url)).body).toBe('waiting');
    expect((await get(await addressFor('1', waiting))).body).toBe('waiting');
    expect(await addressFor('2', waiting)).toBe('');
    expect(await fixture.files.addresses('2', ['nothing'])).toEqual([]);
  });

  test('is refused without a good signature, for another member, another file and after 5 minutes', async () => {
    fixture.readers.add('2').add('3');
    const fileId = await shown();
    const other = await shown();
    const address = await addressFor('2', fileId);
    for (const wrong of [
      address.split('?')[0] ?? '',
      address.replace('uid=2', 'uid=3'),
      address.replace(fileId, other),
      address.replace(/exp=(\d+)/, (_, exp: string) => `exp=${Number(exp) + 1}`),
      address.replace(/sig=.*/, 'sig='),
    ])
      expect((await get(wrong)).statusCode).toBe(403);
    fixture.clock.advance(fileLimits.fileAddressMs - 1);
    expect((await get(address)).statusCode).toBe(200);
    fixture.clock.advance(1);
    const late = await get(address);
    expect([late.statusCode, late.headers['cache-control']]).toEqual([403, 'private, no-store']);
  });

  test('is gone at once for who loses the right, with a good address in hand', async () => {
    fixture.readers.add('2');
    const address = await addressFor('2', await shown());
    fixture.readers.delete('2');
    expect((await get(address)).statusCode).toBe(404);
  });

  test('is not behind the door to public files', async () => {
    const fileId = await shown();
    const [path = ''] = await fixture.stored();
    const stored = path.split('/').at(-1) ?? '';
    for (const name of [stored, `${stored}.bin`, fileId])
      expect((await get(`/files/${name}`)).json()).toMatchObject({ msg_key: 'file.unknown' });
  });

  test('is dropped with the last message that shows it, for all', async () => {
    fixture.readers.add('2');
    const fileId = await shown();
    const address = await addressFor('2', fileId);
    const drop = (isUsed: boolean) =>
      testDatabase.database.transaction((tx) => fixture.scenes.chat.drop(tx, fileId, async () => isUsed));
    await drop(true);
    expect((await get(address)).statusCode).toBe(200);
    await drop(false);
    expect((await get(address)).statusCode).toBe(404);
    await expect.poll(() => fixture.stored()).toEqual([]);
    await drop(false);
    await testDatabase.database.transaction((tx) => fixture.scenes.live.drop(tx, fileId, async () => false));
  });

  test('of a video answers ranges, as a player asks for them', async () => {
    fixture.readers.add('2');
    const url = await addressFor('2', await shown('0123456789', 'a.txt'));
    const part = await fixture.http.inject({ url, headers: { range: 'bytes=2-4' } });
    expect([part.statusCode, part.body, part.headers['cache-control']]).toEqual([
      206,
      '234',
      'private, no-store',
    ]);
  });
});

describe('G187: what a file is, for the viewer of documents', () => {
  test('is listed for its readers with an address; a view-only scene offers no saving', async () => {
    fixture.readers.add('2');
    const { file_id, ...facts } = (await fixture.files.facts('2', await shown('hello', 'notes.pdf'))).file;
    expect(facts).toMatchObject({ name: 'notes.pdf', size: 5 });
    expect((await get(fixture.files.addressOf(file_id, '2'))).body).toBe('hello');
    const { file_id: sheet } = await fixture.upload('PK', 'marks.xlsx', 'work');
    const canSave = async (uid: string, id: string) => (await fixture.files.facts(uid, id)).canDownload;
    expect([await canSave('2', file_id), await canSave('1', sheet)]).toEqual([true, false]);
  });

  test('is 403 for who may not read it, and 404 once it is recalled or never was', async () => {
    fixture.readers.add('2');
    const fileId = await shown();
    await expect(fixture.files.facts('3', fileId)).rejects.toEqual(refusal('file.forbidden'));
    await testDatabase.database.transaction((tx) => fixture.scenes.chat.drop(tx, fileId, async () => false));
    for (const id of [fileId, 'nothing'])
      await expect(fixture.files.facts('2', id)).rejects.toEqual(refusal('file.unknown'));
  });
});

describe('the quota of a day', () => {
  const small = async () => {
    await fixture.close();
    fixture = await openFilesFixture(testDatabase.database, { uploadDayBytes: 100 });
  };
  const send = async (uid: string, bytes: number) =>
    fixture.files.upload(uid, 'chat', await fixture.body('x'.repeat(bytes), 'a.txt'));

  test('is the bytes a member sends; the next day of Asia/Shanghai begins at nothing', async () => {
    await small();
    await send('q1', 60);
    const { file_id: thrown } = await send('q1', 40);
    // The clock of the fixture stands at noon in Shanghai.
    const full = { msgKey: 'file.quota', data: { most: 100, retry_ms: 12 * 3_600_000 } };
    await expect(send('q1', 1)).rejects.toMatchObject(full);
    await fixture.files.cancel('q1', thrown);
    await expect(send('q1', 1)).rejects.toMatchObject(full);
    await send('q2', 100);
    fixture.clock.advance(12 * 3_600_000 - 1);
    await expect(send('q1', 1)).rejects.toEqual(refusal('file.quota'));
    fixture.clock.advance(1);
    await send('q1', 100);
  });

  test('C071: is as many times the usual as the level of the member gives', async () => {
    await small();
    fixture.files.quota('levels', async (_from, uid) => (uid === 'high' ? 2 : 1));
    await send('high', 200);
    await expect(send('high', 1)).rejects.toMatchObject({ msgKey: 'file.quota', data: { most: 200 } });
    await send('low', 100);
    await expect(send('low', 1)).rejects.toMatchObject({ msgKey: 'file.quota', data: { most: 100 } });
  });

  test('holds for uploads at one time, leaves nothing behind, and one file may not be larger', async () => {
    await small();
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => send('q3', 50)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await fixture.stored()).toHaveLength(2);
    await expect(send('q4', 101)).rejects.toEqual(refusal('file.quota'));
  });

  test('is forgotten with the sweep of the next day', async () => {
    await small();
    await send('q5', 10);
    fixture.clock.advance(24 * 3_600_000);
    await fixture.files.sweep();
    const rows = await testDatabase.database.reader
      .withTables<{ upload_day: { uid: string } }>()
      .selectFrom('upload_day')
      .selectAll()
      .where('uid', '=', 'q5')
      .execute();
    expect(rows).toEqual([]);
  });
});
