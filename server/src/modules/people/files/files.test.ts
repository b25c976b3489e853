import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createScratch } from '../../../../test/scratch.ts';
import { openFilesWorld, paint, refusal, type FilesWorld } from './files.test-world.ts';

let scratch: Awaited<ReturnType<typeof createScratch>>;
let world: FilesWorld;
beforeAll(async () => {
  scratch = await createScratch({ standIns: ['member'] });
});
afterAll(() => scratch.drop());
beforeEach(async () => {
  world = await openFilesWorld(scratch.database);
});
afterEach(() => world.close());

/** A PNG whose header promises a size that its few bytes do not hold. */
function promisedPng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const named = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const pixels = deflateSync(Buffer.alloc(60_001));
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('a picture', () => {
  test('is written anew: no metadata, no stowaway', async () => {
    const jpeg = await paint(40, 30)
      .withExif({ IFD0: { Copyright: 'where-I-live' } })
      .jpeg()
      .toBuffer();
    const file = await world.upload(
      Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>')]),
      'a.jpg',
      'live',
    );
    expect(file).toMatchObject({ mime: 'image/jpeg', w: 40, h: 30, name: 'a.jpg' });
    const answer = await world.http.inject(file.url);
    expect(answer.rawPayload.includes('where-I-live')).toBe(false);
    expect(answer.rawPayload.includes('<script>')).toBe(false);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': 'inline',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
    });
    expect(answer.headers['cache-control']).toContain('immutable');
  });

  test('stands upright, as its camera meant it', async () => {
    const file = await world.upload(
      await paint(40, 30).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
      'a.jpg',
    );
    expect(file).toMatchObject({ w: 30, h: 40 });
  });

  test('of a member is a square of 512 px at most', async () => {
    const file = await world.upload(await paint(900, 700).png().toBuffer(), 'me.png', 'avatar');
    expect(file).toMatchObject({ w: 512, h: 512, mime: 'image/png' });
  });

  test('that moves goes on moving', async () => {
    const frames = await Promise.all(
      ['red', 'blue'].map((background) =>
        sharp({ create: { width: 8, height: 8, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const gif = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    const file = await world.upload(gif, 'a.gif');
    expect(file).toMatchObject({ w: 8, h: 8, mime: 'image/gif' });
    const facts = await sharp((await world.http.inject(file.url)).rawPayload).metadata();
    expect(facts.pages).toBe(2);
  });

  test('of 20,000 x 20,000 px is refused before it is decoded', async () => {
    const bomb = promisedPng(20_000, 20_000);
    const before = process.memoryUsage().rss;
    await expect(world.upload(bomb, 'bomb.png')).rejects.toEqual(refusal('file.image_format'));
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 ** 2);
  });

  test.each([
    ['cut short', async () => (await paint(400, 300).jpeg().toBuffer()).subarray(0, 300), 'a.jpg'],
    ['an SVG', async () => Buffer.from('<?xml version="1.0"?><svg xmlns="x"><script/></svg>'), 'a.svg'],
    ['an SVG by another name', async () => Buffer.from('\n<!-- a --><svg onload="x"></svg>'), 'a.txt'],
    ['text by the name of one', async () => Buffer.from('hello'), 'a.png'],
    ['a TIFF', async () => paint(4, 4).tiff().toBuffer(), 'a.tif'],
  ])('%s is refused', async (_what, make, name) => {
    await expect(world.upload(await make(), name)).rejects.toEqual(refusal('file.image_format'));
    expect(await world.stored()).toEqual([]);
  });
});

describe('what is no picture', () => {
  test.each([
    ['V07', 'MZ\x90\0', 'holiday.pdf', 'file.executable'],
    ['V07', '\x7FELF\x02\x01', 'notes.txt', 'file.executable'],
    ['V07', 'words', 'setup.exe', 'file.executable'],
    ['V07', 'words', 'photo.exe.jpg', 'file.executable'],
    ['V08', 'a,b\n1,2', 'list.csv', 'file.spreadsheet'],
    ['V09', '', 'empty.txt', 'file.failed'],
  ])('%s: %j as %s is refused', async (_row, content, name, msgKey) => {
    await expect(world.upload(Buffer.from(content, 'latin1'), name)).rejects.toEqual(refusal(msgKey));
  });

  test('an old Excel file is refused by any name, an old Word file is not', async () => {
    const compound = (stream: string) =>
      Buffer.concat([
        Buffer.from('d0cf11e0a1b11ae1', 'hex'),
        Buffer.alloc(70_000),
        Buffer.from(stream, 'utf16le'),
      ]);
    await expect(world.upload(compound('Workbook'), 'a.doc')).rejects.toEqual(refusal('file.spreadsheet'));
    expect(await world.upload(compound('WordDocument'), 'a.doc')).toMatchObject({ name: 'a.doc' });
  });

  test('is handed over to be saved, never to be shown', async () => {
    const file = await world.upload('<!doctype html><script>alert(1)</script>', '../page.html');
    expect(file).toMatchObject({ name: 'page.html', w: null });
    const answer = await world.http.inject(file.url);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': 'attachment',
    });
  });

  test('nothing sent is refused', async () => {
    await expect(world.files.upload('1', 'chat', null)).rejects.toEqual(refusal('file.missing'));
  });
});
