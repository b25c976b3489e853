import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../../../test/test-database.ts';
import { rangeOf } from '../../../platform/http/index.ts';
import { openFilesFixture, paint, refusal, type FilesFixture } from './files.test-fixture.ts';

const hour = 3_600_000;
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

describe('use', () => {
  const take = (uid: string, fileId: string, scene: 'avatar' | 'chat') =>
    testDatabase.database.transaction((tx) => fixture.scenes[scene].take(tx, uid, fileId));

  test('is for its owner and its scene alone', async () => {
    const { file_id: fileId } = await fixture.upload('hello', 'a.txt');
    await expect(take('2', fileId, 'chat')).rejects.toEqual(refusal('file.unknown'));
    await expect(take('1', fileId, 'avatar')).rejects.toEqual(refusal('file.unknown'));
    await expect(take('1', 'nothing', 'chat')).rejects.toEqual(refusal('file.unknown'));
    expect(await take('1', fileId, 'chat')).toMatchObject({ url: '', name: 'a.txt', size: 5 });
  });

  test('a scene has one rule, by the feature that uses it', () => {
    expect(() => fixture.files.scene('chat', { takes: 'pictures', readers: 'everyone' })).toThrow(
      '"chat" is registered already',
    );
  });

  test('keeps a file; without it a day is all it has', async () => {
    const used = await fixture.upload('used', 'a.txt');
    const unused = await fixture.upload('unused', 'b.txt');
    await take('1', used.file_id, 'chat');
    fixture.clock.advance(24 * hour);
    await fixture.files.sweep();
    expect(await fixture.stored()).toHaveLength(2);
    fixture.clock.advance(1);
    await fixture.files.sweep();
    expect(await fixture.stored()).toHaveLength(1);
    fixture.readers.add('1');
    const [address, ...others] = await fixture.files.addresses('1', [unused.file_id, used.file_id]);
    expect(others).toEqual([]);
    expect((await fixture.http.inject(address?.url ?? '')).body).toBe('used');
    await expect(take('1', unused.file_id, 'chat')).rejects.toEqual(refusal('file.unknown'));
  });

  test('cannot be cancelled, while waiting can, by its owner', async () => {
    const used = await fixture.upload('used', 'a.txt');
    const waiting = await fixture.upload('waiting', 'b.txt');
    await take('1', used.file_id, 'chat');
    await expect(fixture.files.cancel('1', used.file_id)).rejects.toEqual(refusal('file.unknown'));
    await expect(fixture.files.cancel('2', waiting.file_id)).rejects.toEqual(refusal('file.unknown'));
    await fixture.files.cancel('1', waiting.file_id);
    expect(await fixture.stored()).toHaveLength(1);
  });

  test('a member has room for 200 waiting files', async () => {
    for (let count = 0; count < 200; count += 1)
      await fixture.files.upload('9', 'chat', await fixture.body('x', 'a.txt'));
    await expect(fixture.files.upload('9', 'chat', await fixture.body('x', 'a.txt'))).rejects.toEqual(
      refusal('system.too_fast'),
    );
    expect(await fixture.stored()).toHaveLength(200);
  });

  test('the platform brings in its own', async () => {
    const png = await paint(6, 4).png().toBuffer();
    const file = await testDatabase.database.transaction((tx) =>
      fixture.files.adopt(tx, '1', 'live', png, 'cover.png'),
    );
    fixture.clock.advance(48 * hour);
    await fixture.files.sweep();
    expect((await fixture.http.inject(file.url)).statusCode).toBe(200);
  });
});

describe('the door to files', () => {
  test('gives ranges, as a player asks for them', async () => {
    const { url } = await fixture.upload('0123456789', 'a.txt');
    const part = await fixture.http.inject({ url, headers: { range: 'bytes=2-4' } });
    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([206, '234', 'bytes 2-4/10']);
    const outside = await fixture.http.inject({ url, headers: { range: 'bytes=10-' } });
    expect([outside.statusCode, outside.headers['content-range']]).toEqual([416, 'bytes */10']);
    const head = await fixture.http.inject({ method: 'HEAD', url });
    expect([head.body, head.headers['content-length']]).toEqual(['', '10']);
  });

  test.each([
    ['bytes=0-', { start: 0, end: 9 }],
    ['bytes=-3', { start: 7, end: 9 }],
    ['bytes=-30', { start: 0, end: 9 }],
    ['bytes=5-90', { start: 5, end: 9 }],
    ['bytes=6-5', null],
    ['bytes=-0', null],
    ['bytes=-', undefined],
    ['bytes=0-1,3-4', undefined],
    ['lines=1-2', undefined],
    [undefined, undefined],
  ])('reads %s', (header, expected) => {
    expect(rangeOf(header, 10)).toEqual(expected);
  });

  test.each([
    '/files/..%2f..%2fetc%2fpasswd',
    '/files/a',
    '/files/a.b.c',
    '/files/%00.bin',
    '/files/aaa.bin',
  ])('%s is unknown', async (url) => {
    expect((await fixture.http.inject(url)).json()).toMatchObject({ code: 404 });
  });
});
